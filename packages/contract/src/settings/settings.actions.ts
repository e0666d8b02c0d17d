import type { Actions } from '../shared/audit-groups.ts';
import { settingParts, type SettingPart } from './setting-parts.ts';

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

const planActions = {
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
} as const satisfies Actions;

const bankActions = {
  'bank_details.save': { group: 'bank', words: 'saved the bank details' },
  'bank_details.cancel': { group: 'bank', words: 'cancelled the change of the bank account' },
  'bank_details.read': { group: 'bank', words: 'looked at the bank details (last 4 digits only)' },
  'bank_details.open': { group: 'bank', words: 'used the bank account for a payment' },
  'bank_details.birth': { group: 'bank', words: "saw the representative's date of birth" },
  'bank_details.verify': { group: 'bank', words: 'verified a part of the bank details' },
  'bank_details.unverify': { group: 'bank', words: 'removed the verification of a part' },
} as const satisfies Actions;

/** Actions about settings, planned changes and bank details, worded to follow a name. */
export const settingDomainActions = { ...settingActions, ...planActions, ...bankActions };
