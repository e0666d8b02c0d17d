import type { Permission } from '@counter/contract/shared';
import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { text } from '../shell.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

export interface Place {
  label: string;
  /** The label of its parent entry in the menu. */
  group: string;
  link: LinkProps;
  permission: Permission;
  /** Hidden while the store awaits approval. */
  afterApproval?: true;
}

/** The screens below other entries in the menu. */
export const places: readonly Place[] = [
  {
    label: text.account,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/account-setting' }),
    permission: 'settings:read',
  },
  {
    label: text.store,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/store-setting' }),
    permission: 'settings:read',
  },
  {
    label: text.bankAccount,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/bank-account' }),
    permission: 'bank:read',
  },
  {
    label: text.orderBreakdown,
    group: text.reports,
    link: linkOptions({ to: '/dashboard/reports/order-breakdown' }),
    permission: 'reports:read',
  },
  {
    label: uiText.payouts,
    group: text.reports,
    link: linkOptions({ to: '/dashboard/reports/payouts' }),
    permission: 'payouts:read',
  },
];
