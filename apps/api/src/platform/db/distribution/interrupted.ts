import { sql, type Kysely } from 'kysely';

/** Notes that tables are being distributed: from now on foreign keys are away. */
export async function beginRun(tx: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists distribution.runs (begun_at timestamptz not null)`.execute(
    tx,
  );
  await sql`insert into distribution.runs (begun_at) values (now())`.execute(tx);
}

/** Notes that every table is distributed, and has its foreign keys again. */
export async function endRun(db: Kysely<unknown>): Promise<void> {
  if (await hasRuns(db)) await sql`delete from distribution.runs`.execute(db);
}

/** @throws Error for a database that was not distributed to the end: rows could be saved there that belong to nothing. */
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
