import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '../auth.tables.ts';

export type FactorResetRow = Selectable<Database['factorResets']>;

/** Opens a request and returns its ID; undefined if the person already has an open one. */
export async function createFactorReset(
  tx: Tx,
  request: { userId: number; tokenHash: Buffer; at: Date; from: string },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('factorResets')
    .values({
      userId: request.userId,
      tokenHash: request.tokenHash,
      requestedAt: request.at,
      requestedFrom: request.from,
      state: 'REQUESTED',
      decidedAt: null,
      decidedBy: null,
      effectiveAt: null,
      endedAt: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findResetByToken(
  db: Db,
  tokenHash: Buffer,
): Promise<FactorResetRow | undefined> {
  return db
    .selectFrom('factorResets')
    .where('tokenHash', '=', tokenHash)
    .selectAll()
    .executeTakeFirst();
}

export async function findReset(db: Db | Tx, id: number): Promise<FactorResetRow | undefined> {
  return db.selectFrom('factorResets').where('id', '=', id).selectAll().executeTakeFirst();
}

type Decision = Pick<FactorResetRow, 'decidedAt' | 'decidedBy' | 'note' | 'effectiveAt'> & {
  readonly state: 'APPROVED' | 'REFUSED';
};

/** Decides a waiting request. Of concurrent callers, only one gets true. */
export async function decideReset(tx: Tx, id: number, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('factorResets')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'REQUESTED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a person's open request. Returns false without one. */
export async function endOpenReset(
  tx: Tx,
  userId: number,
  state: 'CANCELLED' | 'DONE',
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('factorResets')
    .set({ state, endedAt: at })
    .where('userId', '=', userId)
    .where('state', 'in', state === 'DONE' ? ['APPROVED'] : ['REQUESTED', 'APPROVED'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Finds the latest requests and their people, open requests first. */
export async function findResets(db: Db) {
  return db
    .selectFrom('factorResets')
    .innerJoin('users', 'users.id', 'factorResets.userId')
    .leftJoin('users as deciders', 'deciders.id', 'factorResets.decidedBy')
    .orderBy((eb) => eb('factorResets.state', 'in', ['REQUESTED', 'APPROVED']), 'desc')
    .orderBy('factorResets.id', 'desc')
    .limit(50)
    .selectAll('factorResets')
    .select([
      'users.fullName',
      'users.email',
      'users.phoneNumber',
      'users.operator',
      'deciders.fullName as decider',
    ])
    .execute();
}
