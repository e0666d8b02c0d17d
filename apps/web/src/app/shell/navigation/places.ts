import type { Permission } from '@counter/contract/shared';
import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { text } from '../shell.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

export interface Place {
  label: string;
  /** The entry of the menu that it lies in. */
  group: string;
  link: LinkProps;
  permission: Permission;
  /** It is hidden while the store waits for approval. */
  afterApproval?: true;
}

/** The screens that stand in the menu below another one. */
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
