import type { OperatorCount } from '@counter/contract/operator';
import {
  IconBuildingStore,
  IconCash,
  IconClipboardCheck,
  IconLayoutList,
  IconMail,
  IconPlugConnected,
  IconReceiptRefund,
  IconShieldLock,
  IconSpeakerphone,
  IconStar,
  IconUserPlus,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { text } from '../operator.text.ts';
import { frameText } from './frame.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

export interface Place {
  label: string;
  icon: Icon;
  link: LinkProps;
  /** The address, as far as it identifies the place. */
  path: string;
  keys: string;
  /** Found by the palette, its keys and a link on another screen, as the menu has no room for it. */
  aside?: true;
  /** The count shown beside it. */
  count?: OperatorCount;
}

/** The operator's screens, in the order of the menu. */
export const places: readonly Place[] = [
  {
    label: frameText.overview,
    icon: IconLayoutList,
    link: linkOptions({ to: '/operator' }),
    path: '/operator',
    keys: 'g o',
  },
  {
    label: text.leadsLabel,
    icon: IconUserPlus,
    link: linkOptions({ to: '/operator/leads' }),
    path: '/operator/leads',
    keys: 'g l',
    count: 'newLeads',
  },
  {
    label: text.applicationsTitle,
    icon: IconClipboardCheck,
    link: linkOptions({ to: '/operator/applications' }),
    path: '/operator/applications',
    keys: 'g a',
    count: 'waitingApplications',
  },
  {
    label: text.storesLabel,
    icon: IconBuildingStore,
    link: linkOptions({ to: '/operator/stores' }),
    path: '/operator/stores',
    keys: 'g s',
  },
  {
    label: uiText.payouts,
    icon: IconCash,
    link: linkOptions({ to: '/operator/payouts' }),
    path: '/operator/payouts',
    keys: 'g p',
    count: 'failedCardPayments',
  },
  {
    label: text.chargesTitle,
    icon: IconReceiptRefund,
    link: linkOptions({ to: '/operator/charges' }),
    path: '/operator/charges',
    keys: 'g c',
    count: 'contestedCharges',
  },
  {
    label: text.reviewsLabel,
    icon: IconStar,
    link: linkOptions({ to: '/operator/reviews' }),
    path: '/operator/reviews',
    keys: 'g r',
    count: 'reportedReviews',
  },
  {
    label: frameText.announcements,
    icon: IconSpeakerphone,
    link: linkOptions({ to: '/operator/announcements' }),
    path: '/operator/announcements',
    aside: true,
    keys: 'g n',
  },
  {
    label: text.outbox,
    icon: IconMail,
    link: linkOptions({ to: '/operator/messages' }),
    path: '/operator/messages',
    keys: 'g m',
    count: 'failedMessages',
  },
  {
    label: frameText.integrations,
    icon: IconPlugConnected,
    link: linkOptions({ to: '/operator/integrations' }),
    path: '/operator/integrations',
    keys: 'g i',
  },
  {
    label: frameText.operators,
    icon: IconUsers,
    link: linkOptions({ to: '/operator/people' }),
    path: '/operator/people',
    keys: 'g e',
  },
  {
    label: text.securityLabel,
    icon: IconShieldLock,
    link: linkOptions({ to: '/operator/security' }),
    path: '/operator/security',
    keys: 'g y',
  },
];

/**
 * Returns true if an address belongs to a place: `/operator/stores/7` belongs to Stores, nothing to
 * the overview.
 */
export function isAt(pathname: string, { path }: Place): boolean {
  return pathname === path || (path !== '/operator' && pathname.startsWith(`${path}/`));
}
