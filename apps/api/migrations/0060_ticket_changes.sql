-- The lines that changed since a ticket was printed, for one that is printed again; null where they are unknown.
alter table print_jobs add column differences jsonb;
