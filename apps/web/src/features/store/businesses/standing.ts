import type { Business } from '@counter/contract/store';
import { describeEnd, describeSuspension } from '../store-words.ts';

/** Why a business takes no orders at all, as a sentence; undefined where nothing holds it back. */
export function describeStanding(business: Business): string | undefined {
  const { suspension, refusal, storeApproved, timeZone } = business;
  if (suspension) return `Suspended ${describeSuspension(suspension, timeZone)}`;
  if (storeApproved) return undefined;
  if (refusal !== null) return `Not approved by the marketplace: ${refusal}`;
  return 'Waits for approval by the marketplace. It takes orders as soon as it is approved.';
}

/** The same in a few words, without the reason. */
export function nameStanding(business: Business): string | undefined {
  const { suspension, refusal, storeApproved, timeZone } = business;
  if (suspension) return `Suspended until ${describeEnd(suspension, timeZone)}`;
  if (storeApproved) return undefined;
  return refusal === null ? 'Waits for approval' : 'Not approved';
}
