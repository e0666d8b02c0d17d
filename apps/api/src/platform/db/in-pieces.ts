import { sql, type RawBuilder } from 'kysely';
import { isOnCluster } from './distribution/cluster-dialect.ts';
import type { Db } from './platform-db.ts';

/** The rows of a table from before an instant. */
type OldRows = {
  readonly table: string;
  /** The timestamp column. */
  readonly since: string;
  readonly before: Date;
  /** A further condition on the rows. */
  readonly only?: RawBuilder<boolean>;
};

/** Builds the statement that changes or deletes the rows that match a condition. */
type Change = (piece: RawBuilder<boolean>) => RawBuilder<unknown>;

type Pace = {
  readonly rowsAtOnce?: number;
  /** Checked before each piece; false stops the run. */
  readonly goesOn?: () => boolean;
  /** Pages by timestamp instead of storage position. Defaults to true on a cluster. */
  readonly byTime?: boolean;
};

/**
 * Changes or deletes old rows in pieces, so that no statement runs long. The change must make rows stop matching the
 * condition. Returns false if it stopped before the last piece.
 */
export async function inPieces(
  db: Db,
  rows: OldRows,
  change: Change,
  { rowsAtOnce = 5_000, goesOn = () => true, byTime = isOnCluster(db) }: Pace = {},
): Promise<boolean> {
  const next = byTime ? changeEarliest : changeAny;
  while (goesOn()) {
    if (await next(db, rows, change, rowsAtOnce)) return true;
  }
  return false;
}

/** Returns true once no rows are left. */
type ChangePiece = (db: Db, rows: OldRows, change: Change, rowsAtOnce: number) => Promise<boolean>;

const changeAny: ChangePiece = async (db, rows, change, rowsAtOnce) => {
  const piece = sql<boolean>`ctid = any (array (
    select ctid from ${sql.table(rows.table)} where ${areMeant(rows)} limit ${rowsAtOnce}))`;
  const { numAffectedRows = 0n } = await change(piece).execute(db);
  return numAffectedRows < rowsAtOnce;
};

/** Pages by timestamp: on a cluster, a row's ctid is only unique within its node. */
const changeEarliest: ChangePiece = async (db, rows, change, rowsAtOnce) => {
  const since = sql.ref(rows.since);
  const found = await sql<{ pieceEnd: string }>`
    select ${since}::text as piece_end from ${sql.table(rows.table)} where ${areMeant(rows)}
    order by ${since} offset ${rowsAtOnce} limit 1`.execute(db);
  const [last] = found.rows;
  const piece = last
    ? sql<boolean>`${since} <= ${last.pieceEnd}::timestamptz and ${only(rows)}`
    : areMeant(rows);
  await change(piece).execute(db);
  return last === undefined;
};

const areMeant = (rows: OldRows) =>
  sql<boolean>`${sql.ref(rows.since)} < ${rows.before} and ${only(rows)}`;

const only = (rows: OldRows) => rows.only ?? sql<boolean>`true`;
