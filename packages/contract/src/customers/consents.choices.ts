/** The ways to give consent to text messages. */
export const consentWays = [
  'WEB_STORE',
  'COUNTER',
  'PHONE',
  'WRITTEN',
  'IMPORT',
  'REPLY_START',
] as const;

export type ConsentWay = (typeof consentWays)[number];

/** Ways that the store's team can record; the others are recorded automatically. */
export const recordableConsentWays = ['COUNTER', 'PHONE', 'WRITTEN'] as const;

/** The ways to withdraw consent. */
export const withdrawalWays = [
  'WEB_STORE',
  'COUNTER',
  'PHONE',
  'WRITTEN',
  'REPLY_STOP',
  'IMPORT_UNDONE',
] as const;

export type WithdrawalWay = (typeof withdrawalWays)[number];

const labels: Record<ConsentWay | WithdrawalWay, string> = {
  WEB_STORE: 'In the web store',
  COUNTER: 'At the counter',
  PHONE: 'By phone',
  WRITTEN: 'In writing',
  IMPORT: 'From a file',
  REPLY_START: 'By answering START',
  REPLY_STOP: 'By answering STOP',
  IMPORT_UNDONE: 'By undoing the import',
};

/** Returns the label of the way a consent was given or withdrawn. */
export function consentWayLabel(way: ConsentWay | WithdrawalWay): string {
  return labels[way];
}
