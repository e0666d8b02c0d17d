-- How many calls each caller made within a limit's current minute, shared by all processes. Unlogged: what is
-- lost in a crash is one minute of counting.
create unlogged table call_counts (
  key text collate "C" primary key,
  count integer not null,
  began_at timestamptz not null
) with (fillfactor = 50);
