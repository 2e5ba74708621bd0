# RUM: en
