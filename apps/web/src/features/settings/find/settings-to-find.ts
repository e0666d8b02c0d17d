import type { Permission } from '@counter/contract/shared';
import { text } from './find.text.ts';

/** The settings screens. */
type SettingsScreen = `/dashboard/settings/${
  | 'account-setting'
  | 'store-setting'
  | 'hours'
  | 'stations'
  | 'bank-account'
  | 'notifications'
  | 'printers'
  | 'integrations'
  | 'users'}`;

/** A searchable part of the settings. */
export type SettingToFind = {
  /** The heading of the part on its screen. */
  readonly title: string;
  /** A sentence about the part. */
  readonly about: string;
  /** Synonyms to search by. */
  readonly words: string;
  readonly to: SettingsScreen;
  /** Required to see the part. */
  readonly permission: Permission;
  /** True to hide it while the store waits for approval. */
  readonly afterApproval: boolean;
};

type Name = keyof typeof text;
type TitleName = { [N in Name]: `${N}About` extends Name ? N : never }[Name];

function on(
  to: SettingsScreen,
  permission: Permission,
  names: readonly TitleName[],
  afterApproval = false,
) {
  return names.map((name): SettingToFind => {
    const [title, about, words] = [text[name], text[`${name}About`], text[`${name}Words`]];
    return { title, about, words, to, permission, afterApproval };
  });
}

/** All parts of the settings. Of equally good matches, the first one here comes first. */
export const settingsToFind: readonly SettingToFind[] = [
  ...on('/dashboard/settings/account-setting', 'settings:read', ['pickupInstructions', 'taxRate']),
  ...on('/dashboard/settings/store-setting', 'settings:read', [
    'store',
    'look',
    'orders',
    'automaticAcceptance',
    'handoffCode',
    'deliveryFees',
    'unpaidOrders',
  ]),
  ...on('/dashboard/settings/store-setting', 'settings:read', ['blockedCustomers'], true),
  ...on('/dashboard/settings/hours', 'settings:read', ['openNow'], true),
  ...on('/dashboard/settings/hours', 'settings:read', [
    'openingHours',
    'exceptions',
    'changeHistory',
  ]),
  ...on('/dashboard/settings/stations', 'settings:read', ['stations']),
  ...on('/dashboard/settings/bank-account', 'bank:read', [
    'bankAccount',
    'company',
    'representative',
  ]),
  ...on('/dashboard/settings/printers', 'orders:read', ['printers', 'thisDevice']),
  ...on(
    '/dashboard/settings/notifications',
    'store:read',
    ['performanceAlerts', 'storeDeactivation', 'yourDevices'],
    true,
  ),
  ...on(
    '/dashboard/settings/notifications',
    'settings:read',
    ['unheardOrders', 'withoutScreen', 'stoppedPrinters'],
    true,
  ),
  ...on('/dashboard/settings/integrations', 'integrations:read', [
    'teamChat',
    'apiKeys',
    'webhooks',
    'calendarFeeds',
  ]),
  ...on('/dashboard/settings/users', 'team:read', ['secondFactor', 'roles', 'signIns']),
];

/** Returns the URL fragment of a part, without the `#`: `delivery-fees`. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
