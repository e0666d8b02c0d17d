import type { LeadRequest } from '@counter/contract/home';
import type { Db, Tx } from './home.tables.ts';

/** Writes a lead nobody has worked on yet; answers its id. */
export async function createLeadRow(tx: Tx, lead: LeadRequest, at: Date): Promise<number> {
  const { id } = await tx
    .insertInto('leads')
    .values({
      businessName: lead.businessName,
      businessAddress: lead.businessAddress,
      businessPhone: lead.businessPhone,
      state: 'NEW',
      notes: '',
      createdAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasLead(db: Db | Tx, id: number): Promise<boolean> {
  const row = await db.selectFrom('leads').where('id', '=', id).select('id').executeTakeFirst();
  return row !== undefined;
}
