import { z } from 'zod/mini';
import { readInTab, writeInTab } from '@counter/browser/storage';

const key = 'counter.lead';

/** Stores the id of the lead that this tab's sign-up belongs to. */
export function keepLead(leadId: number): void {
  writeInTab(key, leadId);
}

/** Returns the stored lead id, or undefined if the sign-up has no lead. */
export function readLead(): number | undefined {
  return readInTab(key, z.optional(z.number()), undefined);
}

/** Removes the lead id once its account exists. */
export function forgetLead(): void {
  writeInTab(key, undefined);
}
