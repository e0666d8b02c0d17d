/** Where a campaign stands. */
export const campaignStatuses = ['SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'] as const;

export type CampaignStatus = (typeof campaignStatuses)[number];

/** What became of one message of a campaign; nobody can tell of an unknown one whether it was sent. */
export const deliveryStates = [
  'QUEUED',
  'SENDING',
  'SENT',
  'DELIVERED',
  'FAILED',
  'SKIPPED',
  'UNKNOWN',
  'CANCELLED',
] as const;

export type DeliveryState = (typeof deliveryStates)[number];

const deliveryLabels: Record<DeliveryState, string> = {
  QUEUED: 'Waiting',
  SENDING: 'Being sent',
  SENT: 'Sent',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
  SKIPPED: 'Not sent to',
  UNKNOWN: 'Unknown',
  CANCELLED: 'Cancelled',
};

/** How people call what became of a message. */
export function deliveryLabel(state: DeliveryState): string {
  return deliveryLabels[state];
}

/** Why somebody is not written to. */
export const skipReasons = ['NO_CONSENT', 'OPTED_OUT', 'BLOCKED'] as const;

export type SkipReason = (typeof skipReasons)[number];

const skipWords: Record<SkipReason, string> = {
  NO_CONSENT: 'No consent is recorded',
  OPTED_OUT: 'Answered STOP',
  BLOCKED: 'Blocked by the store',
};

/** Why somebody is not written to, in words. */
export function skipWord(reason: SkipReason): string {
  return skipWords[reason];
}
