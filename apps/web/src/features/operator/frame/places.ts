import type { OperatorOverview } from '@counter/contract/operator';
import {
  IconBuildingStore,
  IconCash,
  IconClipboardCheck,
  IconLayoutList,
  IconMail,
  IconReceiptRefund,
  IconShieldLock,
  IconStar,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import { linkOptions, type LinkProps } from '@tanstack/react-router';

export interface Place {
  label: string;
  icon: Icon;
  link: LinkProps;
  /** Where it leads, as far as the address tells that one is there. */
  path: string;
  keys: string;
  /** What waits there. */
  count?: keyof OperatorOverview;
}

/** The operator's screens, in the order of the menu. */
export const places: readonly Place[] = [
  {
    label: 'Overview',
    icon: IconLayoutList,
    link: linkOptions({ to: '/operator' }),
    path: '/operator',
    keys: 'g o',
  },
  {
    label: 'Leads',
    icon: IconUserPlus,
    link: linkOptions({ to: '/operator/leads' }),
    path: '/operator/leads',
    keys: 'g l',
    count: 'newLeads',
  },
  {
    label: 'Applications',
    icon: IconClipboardCheck,
    link: linkOptions({ to: '/operator/applications' }),
    path: '/operator/applications',
    keys: 'g a',
    count: 'waitingApplications',
  },
  {
    label: 'Stores',
    icon: IconBuildingStore,
    link: linkOptions({ to: '/operator/stores' }),
    path: '/operator/stores',
    keys: 'g s',
  },
  {
    label: 'Payouts',
    icon: IconCash,
    link: linkOptions({ to: '/operator/payouts' }),
    path: '/operator/payouts',
    keys: 'g p',
    count: 'failedCardPayments',
  },
  {
    label: 'Charges',
    icon: IconReceiptRefund,
    link: linkOptions({ to: '/operator/charges' }),
    path: '/operator/charges',
    keys: 'g c',
    count: 'contestedCharges',
  },
  {
    label: 'Reviews',
    icon: IconStar,
    link: linkOptions({ to: '/operator/reviews' }),
    path: '/operator/reviews',
    keys: 'g r',
    count: 'reportedReviews',
  },
  {
    label: 'Outbox',
    icon: IconMail,
    link: linkOptions({ to: '/operator/messages' }),
    path: '/operator/messages',
    keys: 'g m',
    count: 'failedMessages',
  },
  {
    label: 'Security',
    icon: IconShieldLock,
    link: linkOptions({ to: '/operator/security' }),
    path: '/operator/security',
    keys: 'g y',
  },
];

/** Whether an address lies in a place: `/operator/stores/7` lies in Stores, nothing in the overview. */
export function isAt(pathname: string, { path }: Place): boolean {
  return pathname === path || (path !== '/operator' && pathname.startsWith(`${path}/`));
}
