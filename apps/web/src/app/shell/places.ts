import type { Permission } from '@counter/contract/shared';
import { linkOptions, type LinkProps } from '@tanstack/react-router';

export interface Place {
  label: string;
  /** The entry of the menu that it lies in. */
  group: string;
  link: LinkProps;
  /** Other words that find it. */
  words: string;
  permission: Permission;
  /** It stands in the menu below its group. */
  inMenu?: true;
}

/** The screens that lie in another one. */
export const places: readonly Place[] = [
  {
    label: 'Hours',
    group: 'Settings',
    link: linkOptions({ to: '/dashboard/settings/hours' }),
    words: 'opening times week exceptions holidays closed record',
    permission: 'settings:read',
  },
  {
    label: 'Account',
    group: 'Settings',
    link: linkOptions({ to: '/dashboard/settings/account-setting' }),
    words: 'tax rate pickup instructions',
    permission: 'settings:read',
    inMenu: true,
  },
  {
    label: 'Store',
    group: 'Settings',
    link: linkOptions({ to: '/dashboard/settings/store-setting' }),
    words: 'address phone website minimum preparation expire delivery fees blocked customers',
    permission: 'settings:read',
    inMenu: true,
  },
  {
    label: 'Bank Account',
    group: 'Settings',
    link: linkOptions({ to: '/dashboard/settings/bank-account' }),
    words: 'routing company representative tax id',
    permission: 'bank:read',
    inMenu: true,
  },
  {
    label: 'Notifications',
    group: 'Settings',
    link: linkOptions({ to: '/dashboard/settings/notifications' }),
    words: 'mails e-mail push devices performance deactivation',
    permission: 'store:read',
  },
  {
    label: 'Users',
    group: 'Settings',
    link: linkOptions({ to: '/dashboard/settings/users' }),
    words: 'team people invite roles access second factor',
    permission: 'team:read',
  },
  {
    label: 'Audit log',
    group: 'Settings',
    link: linkOptions({ to: '/dashboard/settings/audit-log' }),
    words: 'who changed history record',
    permission: 'audit:read',
  },
  {
    label: 'Order Breakdown',
    group: 'Reports',
    link: linkOptions({ to: '/dashboard/reports/order-breakdown' }),
    words: 'fees tips export csv',
    permission: 'reports:read',
    inMenu: true,
  },
  {
    label: 'Payouts',
    group: 'Reports',
    link: linkOptions({ to: '/dashboard/reports/payouts' }),
    words: 'bank money paid statement',
    permission: 'payouts:read',
    inMenu: true,
  },
  {
    label: 'Check deposits',
    group: 'Reports',
    link: linkOptions({ to: '/dashboard/reports/payouts/deposits' }),
    words: 'bank file match reconcile',
    permission: 'payouts:read',
  },
  {
    label: 'Inquiries',
    group: 'Customers',
    link: linkOptions({ to: '/dashboard/customers/inquiries' }),
    words: 'questions reply',
    permission: 'feedback:read',
  },
  {
    label: 'Product Reviews',
    group: 'Customers',
    link: linkOptions({ to: '/dashboard/customers/reviews' }),
    words: 'rating stars reply',
    permission: 'feedback:read',
  },
  {
    label: 'Manage options',
    group: 'Menu',
    link: linkOptions({ to: '/dashboard/products/options' }),
    words: 'groups choices extras sizes',
    permission: 'menu:write',
  },
];
