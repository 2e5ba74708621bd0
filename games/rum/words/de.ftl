# RUM: de
