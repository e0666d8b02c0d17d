-- The workers that do timed work, one per process. The jobs of one whose heartbeat has stopped are given to others.
create table job_workers (
  -- As in the locks of the job queue.
  id text primary key,
  beat_at timestamptz not null
);
