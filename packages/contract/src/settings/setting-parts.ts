/**
 * The parts of a store's settings, each changed as a whole, and their names in conflicts, the audit log and the API
 * docs. The store's information belongs to the store itself.
 */
export const settingParts = {
  info: null,
  tax: 'tax rate',
  pickup: 'pickup instructions',
  ordering: 'order settings',
  acceptance: 'automatic acceptance',
  handoff: 'handoff code',
  delivery: 'delivery fees',
  look: 'look of the web store',
  unheard: 'message about unheard orders',
  screens: 'pause without a screen',
  printers: 'message about printers',
  unpaid: 'limits on unpaid orders',
  statements: 'statement emails',
  chat: 'team chat',
} as const satisfies Readonly<Record<string, string | null>>;

export type SettingPart = keyof typeof settingParts;
