import type { Permission } from '@counter/contract/shared';
import {
  IconBuildingStore,
  IconChartBar,
  IconGauge,
  IconHome,
  IconMessage2,
  IconReceipt,
  IconReportMoney,
  IconReceiptRefund,
  IconSettings,
  IconTicket,
  IconToolsKitchen2,
  IconUsers,
  IconWallet,
  type Icon,
} from '@tabler/icons-react';
import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { text } from '../shell.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

export interface NavigationEntry {
  label: string;
  icon: Icon;
  /** Links to the screen, identified by its address. */
  link: LinkProps & { readonly to: string };
  /** The shortcut, such as 'g h'. */
  keys: string;
  /** The permission to see the entry; omit if everybody can. */
  permission?: Permission;
  /** Hidden while the store awaits approval, even without a required permission. */
  afterApproval?: true;
  /** Also shown in the bottom bar on phones. */
  inBar?: true;
}

export interface NavigationSection {
  /** Omit for the entries at the top. */
  heading?: string;
  entries: readonly NavigationEntry[];
}

/** The menu, in order. Each line adds a screen to the menu, the palette and the shortcuts. */
export const navigation: readonly NavigationSection[] = [
  {
    entries: [
      {
        label: text.home,
        icon: IconHome,
        link: linkOptions({ to: '/dashboard/app' }),
        keys: 'g h',
        inBar: true,
      },
      {
        label: uiText.orders,
        icon: IconReceipt,
        link: linkOptions({ to: '/dashboard/orders' }),
        keys: 'g o',
        afterApproval: true,
        inBar: true,
      },
    ],
  },
  {
    heading: text.sell,
    entries: [
      {
        label: text.menu,
        icon: IconToolsKitchen2,
        link: linkOptions({ to: '/dashboard/products' }),
        keys: 'g m',
        inBar: true,
      },
      {
        label: text.promoCode,
        icon: IconTicket,
        link: linkOptions({ to: '/dashboard/promo-code' }),
        keys: 'g p',
        permission: 'promotions:read',
      },
      {
        label: text.marketing,
        icon: IconMessage2,
        link: linkOptions({ to: '/dashboard/marketing' }),
        keys: 'g t',
        permission: 'marketing:read',
      },
      {
        label: text.customers,
        icon: IconUsers,
        link: linkOptions({ to: '/dashboard/customers' }),
        keys: 'g c',
        permission: 'feedback:read',
      },
    ],
  },
  {
    heading: text.money,
    entries: [
      {
        label: text.financial,
        icon: IconChartBar,
        link: linkOptions({ to: '/dashboard/financials' }),
        keys: 'g f',
        permission: 'analytics:read',
      },
      {
        label: text.reports,
        icon: IconReportMoney,
        link: linkOptions({ to: '/dashboard/reports' }),
        keys: 'g r',
        permission: 'reports:read',
      },
      {
        label: text.userFinance,
        icon: IconWallet,
        link: linkOptions({ to: '/dashboard/userFinance' }),
        keys: 'g u',
        permission: 'payouts:read',
      },
      {
        label: text.adjustments,
        icon: IconReceiptRefund,
        link: linkOptions({ to: '/dashboard/adujstment' }),
        keys: 'g j',
        permission: 'adjustments:read',
      },
    ],
  },
  {
    heading: text.business,
    entries: [
      {
        label: text.performance,
        icon: IconGauge,
        link: linkOptions({ to: '/dashboard/analytics' }),
        keys: 'g a',
        permission: 'analytics:read',
      },
      {
        label: text.myBusiness,
        icon: IconBuildingStore,
        link: linkOptions({ to: '/dashboard/my-business' }),
        keys: 'g b',
      },
      {
        label: text.settings,
        icon: IconSettings,
        link: linkOptions({ to: '/dashboard/settings' }),
        keys: 'g s',
        // Opens the first section the role can see; everybody has their own devices there.
        permission: 'store:read',
      },
    ],
  },
];
