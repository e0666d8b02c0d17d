import type { Tx } from './home.tables.ts';

/** Notes that a lead has become a partner's application; false where that was known or nobody asked. */
export async function convertLead(tx: Tx, leadId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leads')
    .set({ state: 'CONVERTED' })
    .where('id', '=', leadId)
    .where('state', '!=', 'CONVERTED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
