import { z } from 'zod/mini';
import { readInTab, writeInTab } from '@counter/browser/storage';

const key = 'counter.lead';

/** Keeps the lead that signing up in this tab belongs to. */
export function keepLead(leadId: number): void {
  writeInTab(key, leadId);
}

/** Returns the lead that was kept; undefined where somebody signs up without one. */
export function readLead(): number | undefined {
  return readInTab(key, z.optional(z.number()), undefined);
}

/** Forgets the lead once it has its account. */
export function forgetLead(): void {
  writeInTab(key, undefined);
}
