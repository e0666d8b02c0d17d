import type { Lead, LeadState } from '@counter/contract/home';
import { writeMarketplaceAudit } from '../../platform/events/audit/audit.ts';
import { inTransaction } from '../../platform/db/database.ts';
import { notFound } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  findLeadPage,
  lockLeadRow,
  updateLeadRow,
  type LeadFilter,
  type LeadRow,
} from './leads.repository.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';

/** Finds one page of the leads that match a search and a state, newest first. */
export async function findLeads(
  { db }: Platform,
  filter: LeadFilter,
): Promise<{ content: Lead[]; totalElements: number }> {
  const { rows, total } = await findLeadPage(db, filter);
  return { content: rows.map(toLead), totalElements: total };
}

type LeadChange = { readonly id: number; readonly state: LeadState; readonly notes: string };

/**
 * Saves the state of a lead and the notes on it. Does nothing if both are the same.
 * @throws ProblemError NOT_FOUND
 */
export async function updateLead(
  { db, clock }: Platform,
  { actor }: Pick<SessionFacts, 'actor'>,
  { id, ...change }: LeadChange,
  requestId: string,
): Promise<Lead> {
  return inTransaction(db, async (tx) => {
    const row = await lockLeadRow(tx, id);
    if (!row) throw notFound('lead');
    const before = { state: row.state, notes: row.notes };
    if (before.state !== change.state || before.notes !== change.notes) {
      await updateLeadRow(tx, id, change);
      const action = 'lead.update';
      const entry = { action, entity: 'lead', entityId: id, before, after: change } as const;
      await writeMarketplaceAudit(tx, { actor, at: clock.now(), requestId, entry });
    }
    return toLead({ ...row, ...change });
  });
}

function toLead(row: LeadRow): Lead {
  return {
    id: row.id,
    businessName: row.businessName,
    businessAddress: row.businessAddress,
    businessPhone: row.businessPhone,
    state: row.state,
    notes: row.notes,
    createdAt: row.createdAt.toISOString(),
  };
}
