import type { Tx } from './home.tables.ts';

/** Records that a lead has become an application. Returns false if it already was or doesn't exist. */
export async function convertLead(tx: Tx, leadId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leads')
    .set({ state: 'CONVERTED' })
    .where('id', '=', leadId)
    .where('state', '!=', 'CONVERTED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
