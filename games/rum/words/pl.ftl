# RUM: pl
