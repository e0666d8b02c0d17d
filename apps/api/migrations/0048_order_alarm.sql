-- The alarm of a new order is silent until then. Null until somebody snoozes it.
alter table orders add column quiet_until timestamptz;
