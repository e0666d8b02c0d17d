import type { LeadRequest } from '@counter/contract/home';

/** A lead on its way, with the key that makes sending it again harmless. */
export type KeyedLead = { readonly key: string; readonly lead: LeadRequest };

/** The key of the try before while the lead is the same; another lead gets a key of its own. */
export function keyFor(lead: LeadRequest, before: KeyedLead | undefined): KeyedLead {
  if (before && isSame(before.lead, lead)) return before;
  return { key: createKey(), lead };
}

// Unlike randomUUID, this also works where the page was not loaded over HTTPS.
function createKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

function isSame(a: LeadRequest, b: LeadRequest): boolean {
  return (
    a.businessName === b.businessName &&
    a.businessAddress === b.businessAddress &&
    a.businessPhone === b.businessPhone
  );
}
