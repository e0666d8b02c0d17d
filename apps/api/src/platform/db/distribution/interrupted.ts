import { sql, type Kysely } from 'kysely';

/** Records that distributing tables has begun: foreign keys are missing from now on. */
export async function beginRun(tx: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists distribution.runs (begun_at timestamptz not null)`.execute(
    tx,
  );
  await sql`insert into distribution.runs (begun_at) values (now())`.execute(tx);
}

/** Records that every table is distributed and has its foreign keys again. */
export async function endRun(db: Kysely<unknown>): Promise<void> {
  if (await hasRuns(db)) await sql`delete from distribution.runs`.execute(db);
}

/** @throws Error for a partly distributed database, which would accept rows that violate its foreign keys */
export async function refuseInterrupted(db: Kysely<unknown>): Promise<void> {
  if (!(await hasRuns(db))) return;
  const { rows } = await sql`select from distribution.runs`.execute(db);
  if (rows.length === 0) return;
  throw new Error(
    'Counter did not start: distributing this database was interrupted. Run "counter distribute" again: it goes on where it stopped.',
  );
}

async function hasRuns(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('distribution.runs') is not null as exists
  `.execute(db);
  return rows[0]?.exists === true;
}
