import { createSmsRefusals } from '../platform/clients/sms/refusals.ts';

/** One cent per part, the store's own country only, and limits that only dedicated tests reach. */
export const testSmsRules = {
  partPrice: 100,
  countries: null,
  limits: { ADDRESS: 10_000, NUMBER: 100, STORE: 10_000, EVERYWHERE: 10_000, CAMPAIGNS: 50_000 },
  refusals: createSmsRefusals(),
};
