import { linkOptions } from '@tanstack/react-router';
import { commandsText } from './commands.text.ts';
import { places, type Place } from '../navigation/places.ts';
import { text } from '../shell.text.ts';

/** The screens within other screens, including those without a menu entry. */
export const placesToFind: readonly Place[] = [
  ...places,
  {
    label: commandsText.hours,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/hours' }),
    permission: 'settings:read',
  },
  {
    label: commandsText.stations,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/stations' }),
    permission: 'settings:read',
  },
  {
    label: commandsText.notifications,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/notifications' }),
    permission: 'store:read',
    afterApproval: true,
  },
  {
    label: commandsText.integrations,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/integrations' }),
    permission: 'integrations:read',
  },
  {
    label: commandsText.users,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/users' }),
    permission: 'team:read',
  },
  {
    label: commandsText.auditLog,
    group: text.settings,
    link: linkOptions({ to: '/dashboard/settings/audit-log' }),
    permission: 'audit:read',
  },
  {
    label: commandsText.checkDeposits,
    group: text.reports,
    link: linkOptions({ to: '/dashboard/reports/payouts/deposits' }),
    permission: 'payouts:read',
  },
  {
    label: commandsText.refundAnOrder,
    group: text.adjustments,
    link: linkOptions({ to: '/dashboard/issue-adjustment' }),
    permission: 'adjustments:write',
  },
  {
    label: commandsText.tomorrowAndBeyond,
    group: text.performance,
    link: linkOptions({ to: '/dashboard/forecast' }),
    permission: 'analytics:read',
  },
  {
    label: commandsText.inquiries,
    group: text.customers,
    link: linkOptions({ to: '/dashboard/customers/inquiries' }),
    permission: 'feedback:read',
  },
  {
    label: commandsText.productReviews,
    group: text.customers,
    link: linkOptions({ to: '/dashboard/customers/reviews' }),
    permission: 'feedback:read',
  },
  {
    label: commandsText.manageOptions,
    group: text.menu,
    link: linkOptions({ to: '/dashboard/products/options' }),
    permission: 'menu:write',
  },
  {
    label: commandsText.items,
    group: text.performance,
    link: linkOptions({ to: '/dashboard/analytics/items' }),
    permission: 'analytics:read',
  },
  {
    label: commandsText.customersByMonth,
    group: text.performance,
    link: linkOptions({ to: '/dashboard/analytics/customers' }),
    permission: 'analytics:read',
  },
  {
    label: commandsText.promotions,
    group: text.performance,
    link: linkOptions({ to: '/dashboard/analytics/promotions' }),
    permission: 'analytics:read',
  },
  {
    label: commandsText.webStore,
    group: text.performance,
    link: linkOptions({ to: '/dashboard/analytics/web-store' }),
    permission: 'analytics:read',
  },
];
