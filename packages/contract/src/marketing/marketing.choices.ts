/** The states of a campaign. */
export const campaignStatuses = ['SCHEDULED', 'SENDING', 'SENT', 'CANCELLED'] as const;

export type CampaignStatus = (typeof campaignStatuses)[number];

/** The states of a campaign's message. UNKNOWN: nobody can tell whether it was sent. */
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
  SENDING: 'Sending',
  SENT: 'Sent',
  DELIVERED: 'Delivered',
  FAILED: 'Failed',
  SKIPPED: 'Not sent',
  UNKNOWN: 'Unknown',
  CANCELLED: 'Cancelled',
};

/** Returns the label of a message's state. */
export function deliveryLabel(state: DeliveryState): string {
  return deliveryLabels[state];
}

/** Reasons to skip a recipient. */
export const skipReasons = [
  'UNDIALABLE',
  'COUNTRY',
  'NO_CONSENT',
  'OPTED_OUT',
  'BLOCKED',
  'LIMIT',
  'HOLD_OUT',
] as const;

export type SkipReason = (typeof skipReasons)[number];

const skipWords: Record<SkipReason, string> = {
  UNDIALABLE: 'not a phone number',
  COUNTRY: 'texts to this country are off',
  NO_CONSENT: 'No consent recorded',
  OPTED_OUT: 'Answered STOP',
  BLOCKED: 'Blocked by the store',
  LIMIT: 'Daily limit reached',
  HOLD_OUT: 'Held out to compare',
};

/** Returns the label of a reason to skip a recipient. */
export function skipWord(reason: SkipReason): string {
  return skipWords[reason];
}

/** Returns true if a contact can never be texted. */
export function isUnsendable(reason: SkipReason): boolean {
  return reason === 'UNDIALABLE' || reason === 'COUNTRY';
}

/** Returns the reason to skip a recipient, as a sentence. */
export function skipSentence(reason: SkipReason): string {
  return isUnsendable(reason) ? `Can't be texted: ${skipWord(reason)}` : skipWord(reason);
}
