import type { LeadRequest, LeadState } from '@counter/contract/home';
import type { Tx } from '../../platform/db/schema.ts';

export type ImportedLead = LeadRequest & {
  readonly state: LeadState;
  readonly notes: string;
  readonly createdAt: Date;
};

/** Writes leads as they are given; answers their ids by business name. */
export async function importLeads(
  tx: Tx,
  leads: readonly ImportedLead[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .insertInto('leads')
    .values(
      leads.map((lead) => ({
        business_name: lead.businessName,
        business_address: lead.businessAddress,
        business_phone: lead.businessPhone,
        state: lead.state,
        notes: lead.notes,
        created_at: lead.createdAt,
      })),
    )
    .returning(['id', 'business_name'])
    .execute();
  return new Map(rows.map((row) => [row.business_name, row.id]));
}
