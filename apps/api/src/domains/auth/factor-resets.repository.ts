import type { Selectable } from 'kysely';
import type { Database, Db, Tx } from '../../platform/db/schema.ts';

export type FactorResetRow = Selectable<Database['factor_resets']>;

/** Opens a request; returns its id, or undefined while one of the person is open. */
export async function createFactorReset(
  tx: Tx,
  request: { userId: number; tokenHash: Buffer; at: Date; from: string },
): Promise<number | undefined> {
  const row = await tx
    .insertInto('factor_resets')
    .values({
      user_id: request.userId,
      token_hash: request.tokenHash,
      requested_at: request.at,
      requested_from: request.from,
      state: 'REQUESTED',
      decided_at: null,
      decided_by: null,
      effective_at: null,
      ended_at: null,
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
    .selectFrom('factor_resets')
    .where('token_hash', '=', tokenHash)
    .selectAll()
    .executeTakeFirst();
}

export async function findReset(db: Db | Tx, id: number): Promise<FactorResetRow | undefined> {
  return db.selectFrom('factor_resets').where('id', '=', id).selectAll().executeTakeFirst();
}

type Decision = Pick<FactorResetRow, 'decided_at' | 'decided_by' | 'note' | 'effective_at'> & {
  readonly state: 'APPROVED' | 'REFUSED';
};

/** Decides a request that waits. True for the one caller who did it. */
export async function decideReset(tx: Tx, id: number, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('factor_resets')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'REQUESTED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends the open request of a person; returns whether there was one. */
export async function endOpenReset(
  tx: Tx,
  userId: number,
  state: 'CANCELLED' | 'DONE',
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('factor_resets')
    .set({ state, ended_at: at })
    .where('user_id', '=', userId)
    .where('state', 'in', state === 'DONE' ? ['APPROVED'] : ['REQUESTED', 'APPROVED'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the latest requests, open ones first, with whom they are about. */
export async function findResets(db: Db) {
  return db
    .selectFrom('factor_resets')
    .innerJoin('users', 'users.id', 'factor_resets.user_id')
    .leftJoin('users as deciders', 'deciders.id', 'factor_resets.decided_by')
    .orderBy((eb) => eb('factor_resets.state', 'in', ['REQUESTED', 'APPROVED']), 'desc')
    .orderBy('factor_resets.id', 'desc')
    .limit(50)
    .selectAll('factor_resets')
    .select([
      'users.full_name',
      'users.email',
      'users.phone_number',
      'users.operator',
      'deciders.full_name as decider',
    ])
    .execute();
}
