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
export const skipReasons = [
  'UNDIALABLE',
  'COUNTRY',
  'NO_CONSENT',
  'OPTED_OUT',
  'BLOCKED',
  'LIMIT',
] as const;

export type SkipReason = (typeof skipReasons)[number];

const skipWords: Record<SkipReason, string> = {
  UNDIALABLE: 'not a phone number',
  COUNTRY: 'texts to this country are switched off',
  NO_CONSENT: 'No consent is recorded',
  OPTED_OUT: 'Answered STOP',
  BLOCKED: 'Blocked by the store',
  LIMIT: 'Got too many texts that day',
};

/** Why somebody is not written to, in words. */
export function skipWord(reason: SkipReason): string {
  return skipWords[reason];
}

/** Whether nothing can ever be sent to a contact, whoever it is. */
export function isUnsendable(reason: SkipReason): boolean {
  return reason === 'UNDIALABLE' || reason === 'COUNTRY';
}

/** Returns why somebody is not written to, as it stands by itself. */
export function skipSentence(reason: SkipReason): string {
  return isUnsendable(reason) ? `Cannot be sent: ${skipWord(reason)}` : skipWord(reason);
}
