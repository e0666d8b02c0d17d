import type { Permission } from '@counter/contract/shared';
import {
  IconCalendarCheck,
  IconCalendarTime,
  IconCalendarUser,
  IconCash,
  IconClockHour4,
  IconDiscount2,
  IconMotorbike,
  IconReceipt,
  IconReportMoney,
  IconToolsKitchen2,
  IconTruckDelivery,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { uiText } from '../../../../ui/ui.text.ts';
import { text } from '../businesses.text.ts';

export interface HubScreen {
  label: string;
  /** A sentence about the screen. */
  about: string;
  icon: Icon;
  /** Required to see the tile; absent if everyone may open it. */
  permission?: Permission;
  /** True to close it while the store waits for approval, even though it needs no permission. */
  afterApproval?: true;
  /** Opens a part of the screen. */
  search?: { readonly view: 'plan' | 'hours' | 'close' };
  to:
    | '/dashboard/business/$storeUrl/orders'
    | '/dashboard/business/$storeUrl/products'
    | '/dashboard/business/$storeUrl/deals'
    | '/dashboard/business/$storeUrl/expense'
    | '/dashboard/business/$storeUrl/sale'
    | '/dashboard/business/$storeUrl/clock'
    | '/dashboard/business/$storeUrl/employee'
    | '/dashboard/business/$storeUrl/rider'
    | '/dashboard/business/$storeUrl/supplier';
}

/** The hub's screens, in order. */
export const hubScreens: readonly HubScreen[] = [
  {
    label: uiText.orders,
    about: text.ordersHelp,
    icon: IconReceipt,
    to: '/dashboard/business/$storeUrl/orders',
    afterApproval: true,
  },
  {
    label: text.products,
    about: text.productsHelp,
    icon: IconToolsKitchen2,
    to: '/dashboard/business/$storeUrl/products',
  },
  {
    label: uiText.deals,
    about: text.dealsHelp,
    icon: IconDiscount2,
    to: '/dashboard/business/$storeUrl/deals',
  },
  {
    label: text.expense,
    about: text.expenseHelp,
    icon: IconReportMoney,
    to: '/dashboard/business/$storeUrl/expense',
    permission: 'expenses:read',
  },
  {
    label: text.sale,
    about: text.saleHelp,
    icon: IconCash,
    to: '/dashboard/business/$storeUrl/sale',
    permission: 'sales:read',
  },
  {
    label: text.closeTheDay,
    about: text.closeTheDayHelp,
    icon: IconCalendarCheck,
    to: '/dashboard/business/$storeUrl/sale',
    search: { view: 'close' },
    permission: 'sales:read',
  },
  {
    label: text.employee,
    about: text.employeeHelp,
    icon: IconUsers,
    to: '/dashboard/business/$storeUrl/employee',
    permission: 'people:read',
  },
  {
    label: text.timeClock,
    about: text.timeClockHelp,
    icon: IconClockHour4,
    to: '/dashboard/business/$storeUrl/clock',
    permission: 'orders:move',
  },
  {
    label: text.plannedShifts,
    about: text.plannedShiftsHelp,
    icon: IconCalendarUser,
    to: '/dashboard/business/$storeUrl/clock',
    search: { view: 'plan' },
    afterApproval: true,
  },
  {
    label: text.hoursWorked,
    about: text.hoursWorkedHelp,
    icon: IconCalendarTime,
    to: '/dashboard/business/$storeUrl/clock',
    search: { view: 'hours' },
    permission: 'people:read',
  },
  {
    label: text.rider,
    about: text.riderHelp,
    icon: IconMotorbike,
    to: '/dashboard/business/$storeUrl/rider',
    afterApproval: true,
  },
  {
    label: text.supplier,
    about: text.supplierHelp,
    icon: IconTruckDelivery,
    to: '/dashboard/business/$storeUrl/supplier',
    permission: 'expenses:read',
  },
];
