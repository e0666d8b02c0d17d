import { consentCases } from '@counter/contract/cases';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Calls about whom a store sells to. */
export function customerCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const consent = { body: { storeId, ...consentCases.filled } };
  return { recordConsent: consent, withdrawConsent: consent };
}
