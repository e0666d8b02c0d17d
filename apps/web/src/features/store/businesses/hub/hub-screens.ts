import type { Permission } from '@counter/contract/shared';
import {
  IconCash,
  IconDiscount2,
  IconMotorbike,
  IconReceipt,
  IconReportMoney,
  IconToolsKitchen2,
  IconTruckDelivery,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';

export interface HubScreen {
  label: string;
  /** What one does there. */
  about: string;
  icon: Icon;
  /** Without it the tile is hidden; absent where everybody may go there. */
  permission?: Permission;
  to:
    | '/dashboard/business/$storeUrl/orders'
    | '/dashboard/business/$storeUrl/products'
    | '/dashboard/business/$storeUrl/deals'
    | '/dashboard/business/$storeUrl/expense'
    | '/dashboard/business/$storeUrl/sale'
    | '/dashboard/business/$storeUrl/employee'
    | '/dashboard/business/$storeUrl/rider'
    | '/dashboard/business/$storeUrl/supplier';
}

/** What the hub of a business leads to, in its order. */
export const hubScreens: readonly HubScreen[] = [
  {
    label: 'Orders',
    about: 'Accept and follow them',
    icon: IconReceipt,
    to: '/dashboard/business/$storeUrl/orders',
  },
  {
    label: 'Products',
    about: 'What you sell, and for how much',
    icon: IconToolsKitchen2,
    to: '/dashboard/business/$storeUrl/products',
  },
  {
    label: 'Deals',
    about: 'Offers for a while',
    icon: IconDiscount2,
    to: '/dashboard/business/$storeUrl/deals',
  },
  {
    label: 'Expense',
    about: 'What the business spends',
    icon: IconReportMoney,
    to: '/dashboard/business/$storeUrl/expense',
    permission: 'expenses:read',
  },
  {
    label: 'Sale',
    about: 'Sales at the counter',
    icon: IconCash,
    to: '/dashboard/business/$storeUrl/sale',
    permission: 'sales:read',
  },
  {
    label: 'Employee',
    about: 'Who works here',
    icon: IconUsers,
    to: '/dashboard/business/$storeUrl/employee',
    permission: 'people:read',
  },
  {
    label: 'Rider',
    about: 'Who delivers',
    icon: IconMotorbike,
    to: '/dashboard/business/$storeUrl/rider',
  },
  {
    label: 'Supplier',
    about: 'Who you buy from',
    icon: IconTruckDelivery,
    to: '/dashboard/business/$storeUrl/supplier',
    permission: 'expenses:read',
  },
];
