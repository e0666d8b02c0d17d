/**
 * The parts of a store's settings, each changed as one, with the words that name them in sentences: conflicts,
 * the audit log and the API's documentation. The store's information is the store itself.
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

type SettingActions = {
  readonly [P in SettingPart as `settings.${P}`]: {
    readonly group: 'settings';
    readonly words: string;
  };
};

/** The actions of the audit log that change a part of the settings. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
export const settingActions = Object.fromEntries(
  Object.entries(settingParts).map(([part, name]) => [
    `settings.${part}`,
    { group: 'settings', words: name === null ? 'changed {it}' : `changed the ${name} of {it}` },
  ]),
) as SettingActions;

/** The actions of the audit log about planned changes of a part. */
export const plannedSettingActions = {
  'setting-plan.create': { group: 'settings', words: 'planned a change of the {it}' },
  'setting-plan.cancel': { group: 'settings', words: 'cancelled the planned change of the {it}' },
  'setting-plan.restore': {
    group: 'settings',
    words: 'restored the planned change of the {it}',
  },
  'setting-plan.apply': { group: 'settings', words: 'applied the planned change of the {it}' },
  'setting-plan.undo': { group: 'settings', words: 'undid the planned change of the {it}' },
  'setting-plan.fail': {
    group: 'settings',
    words: 'could not apply the planned change of the {it}',
  },
} as const;
