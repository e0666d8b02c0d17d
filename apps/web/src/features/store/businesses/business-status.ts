import type { Business } from '@counter/contract/store';
import { describeEnd, describeSuspension } from '../store-words.ts';
import { text } from '../store.text.ts';

/** Describes why a business takes no orders at all; undefined without a reason. */
export function describeObstacle(business: Business): string | undefined {
  const { suspension, refusal, storeApproved, timeZone } = business;
  if (suspension)
    return text.businesses.suspendedWithSuspension(describeSuspension(suspension, timeZone));
  if (storeApproved) return undefined;
  if (refusal !== null) return text.businesses.notApprovedByMarketplace(refusal);
  return text.businesses.waitsForApprovalByMarketplace;
}

/** The same in a few words, without the reason. */
export function nameStatus(business: Business): string | undefined {
  const { suspension, refusal, storeApproved, timeZone } = business;
  if (suspension) return text.businesses.suspendedUntil(describeEnd(suspension, timeZone));
  if (storeApproved) return undefined;
  return refusal === null ? text.businesses.waitsForApproval : text.businesses.notApproved;
}
