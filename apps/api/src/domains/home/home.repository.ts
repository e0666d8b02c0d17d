import type { LeadRequest } from '@counter/contract/home';
import type { Db, Tx } from './home.tables.ts';

/** Inserts a new lead and returns its ID. */
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
