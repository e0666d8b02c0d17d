import type { LeadRequest } from '@counter/contract/home';
import { writeMarketplaceAudit } from '../../platform/events/audit/audit.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { RequestFacts } from '../../platform/http/route.ts';
import { once } from '../../platform/events/once.ts';
import type { Platform } from '../../platform/platform.ts';
import { createLeadRow } from './home.repository.ts';

const marketplace = { storeId: 0 };
const visitor = { kind: 'system', name: 'Visitor' } as const;

type RequestKeys = Pick<RequestFacts, 'requestId' | 'idempotencyKey'>;

type CreatedLead = { readonly id: number };

/**
 * Saves a business that wants to become a partner. The same idempotency key returns the same lead, even from another IP
 * address, because a phone may change networks between retries.
 * @throws ProblemError IDEMPOTENCY_KEY_REUSED
 */
export async function createLead(
  { db, clock }: Platform,
  lead: LeadRequest,
  { requestId, idempotencyKey: key }: RequestKeys,
): Promise<CreatedLead> {
  return inTransaction(db, async (tx) => {
    const at = clock.now();
    const keep = async () => keepLead(tx, lead, { at, requestId });
    if (key === undefined) return keep();
    const call = { caller: 'visitor:lead', key, request: lead };
    return (await once({ tx, at, scope: marketplace }, call, keep)).answer;
  });
}

async function keepLead(
  tx: Tx,
  lead: LeadRequest,
  facts: { readonly at: Date; readonly requestId: string },
): Promise<CreatedLead> {
  const id = await createLeadRow(tx, lead, facts.at);
  const { businessName } = lead;
  const action = 'lead.create';
  const entry = { action, entity: 'lead', entityId: id, after: { businessName } } as const;
  await writeMarketplaceAudit(tx, { actor: visitor, ...facts, entry });
  return { id };
}
