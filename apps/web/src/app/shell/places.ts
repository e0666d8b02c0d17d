import type { Permission } from '@counter/contract/shared';
import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { text } from './shell.text.ts';
import { uiText } from '../../ui/ui.text.ts';

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
    label: text.hours,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/hours' }),
    words: text.openingTimesWeekExceptionsHolidays,
    permission: 'settings:read',
  },
  {
    label: text.stations,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/stations' }),
    words: text.kitchenGrillScreens,
    permission: 'settings:read',
  },
  {
    label: text.account,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/account-setting' }),
    words: text.taxRatePickupInstructions,
    permission: 'settings:read',
    inMenu: true,
  },
  {
    label: text.store,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/store-setting' }),
    words: text.addressPhoneWebsiteMinimumPreparation,
    permission: 'settings:read',
    inMenu: true,
  },
  {
    label: text.bankAccount,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/bank-account' }),
    words: text.routingCompanyRepresentativeTaxId,
    permission: 'bank:read',
    inMenu: true,
  },
  {
    label: text.notifications,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/notifications' }),
    words: text.mailsEmailPushDevices,
    permission: 'store:read',
  },
  {
    label: text.users,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/users' }),
    words: text.teamPeopleInviteRolesAccess,
    permission: 'team:read',
  },
  {
    label: text.auditLog,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/audit-log' }),
    words: text.whoChangedHistoryRecord,
    permission: 'audit:read',
  },
  {
    label: text.orderBreakdown,
    group: text.reports,
    link: linkOptions({ to: '/dashboard/reports/order-breakdown' }),
    words: text.feesTipsExportCsv,
    permission: 'reports:read',
    inMenu: true,
  },
  {
    label: uiText.payouts,
    group: text.reports,
    link: linkOptions({ to: '/dashboard/reports/payouts' }),
    words: text.bankMoneyPaidStatement,
    permission: 'payouts:read',
    inMenu: true,
  },
  {
    label: text.checkDeposits,
    group: text.reports,
    link: linkOptions({ to: '/dashboard/reports/payouts/deposits' }),
    words: text.bankFileMatchReconcile,
    permission: 'payouts:read',
  },
  {
    label: text.tomorrowAndBeyond,
    group: text.performance,
    link: linkOptions({ to: '/dashboard/forecast' }),
    words: text.forecastExpectedOrders,
    permission: 'analytics:read',
  },
  {
    label: text.inquiries,
    group: text.customers,
    link: linkOptions({ to: '/dashboard/customers/inquiries' }),
    words: text.questionsReply,
    permission: 'feedback:read',
  },
  {
    label: text.productReviews,
    group: text.customers,
    link: linkOptions({ to: '/dashboard/customers/reviews' }),
    words: text.ratingStarsReply,
    permission: 'feedback:read',
  },
  {
    label: text.manageOptions,
    group: text.menu,
    link: linkOptions({ to: '/dashboard/products/options' }),
    words: text.groupsChoicesExtrasSizes,
    permission: 'menu:write',
  },
];
