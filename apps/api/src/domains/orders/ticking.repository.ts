import { sql } from 'kysely';
import type { Work } from './orders.tables.ts';
import { signature } from './signature.ts';

export type TickWrite = {
  readonly orderId: number;
  readonly lines: readonly number[];
  readonly made: boolean;
};

/**
 * Ticks lines of an order as made, or unticks them; returns the number of changed lines. A repeated tick keeps the
 * first person.
 */
export async function tickLines(
  { tx, scope, at }: Work,
  { orderId, lines, made }: TickWrite,
): Promise<number> {
  const madeAt = made ? at : null;
  const madeBy = made ? signature(scope.actor).by : null;
  const { numAffectedRows } = await sql`
    update order_items set made_at = ${madeAt}, made_by = ${madeBy}
    where store_id = ${scope.storeId} and order_id = ${orderId} and line = any(${lines}::integer[])
      and (made_at is null) = ${made}`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
