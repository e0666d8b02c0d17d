import type { LeadRequest, LeadState } from '@counter/contract/home';
import type { Tx } from './home.tables.ts';

export type ImportedLead = LeadRequest & {
  readonly state: LeadState;
  readonly notes: string;
  readonly createdAt: Date;
};

/** Inserts leads. Returns their IDs by business name. */
export async function importLeads(
  tx: Tx,
  leads: readonly ImportedLead[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insertInto('leads')
    .values(
      leads.map((lead) => ({
        businessName: lead.businessName,
        businessAddress: lead.businessAddress,
        businessPhone: lead.businessPhone,
        state: lead.state,
        notes: lead.notes,
        createdAt: lead.createdAt,
      })),
    )
    .returning(['id', 'businessName'])
    .execute();
  return new Map(rows.map((row) => [row.businessName, row.id]));
}
