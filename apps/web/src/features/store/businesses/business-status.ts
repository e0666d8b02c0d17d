import type { Business } from '@counter/contract/store';
import { describeEnd, describeSuspension } from '../store-words.ts';
import { statusText } from './business-status.text.ts';

/** Describes why a business takes no orders at all; undefined if it can. */
export function describeObstacle(business: Business): string | undefined {
  const { suspension, refusal, storeApproved, timeZone } = business;
  if (suspension) return statusText.suspendedDetails(describeSuspension(suspension, timeZone));
  if (storeApproved) return undefined;
  if (refusal !== null) return statusText.notApprovedByMarketplace(refusal);
  return statusText.waitsForApprovalHelp;
}

/** Names the obstacle briefly, without its reason; undefined if there is none. */
export function nameStatus(business: Business): string | undefined {
  const { suspension, refusal, storeApproved, timeZone } = business;
  if (suspension) return statusText.suspendedUntil(describeEnd(suspension, timeZone));
  if (storeApproved) return undefined;
  return refusal === null ? statusText.waitsForApproval : statusText.notApproved;
}
