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
  /** The address prefix that identifies the place. */
  path: string;
  keys: string;
  /** True to show it in the bottom bar of phones, next to More. */
  inBar?: true;
  /** The count shown beside it. */
  count?: OperatorCount;
}

/** A group of the menu; the first has no heading. */
export interface PlaceGroup {
  heading: string | undefined;
  places: readonly Place[];
}

/** The operator screens in their menu groups. */
export const placeGroups: readonly PlaceGroup[] = [
  {
    heading: undefined,
    places: [
      {
        label: frameText.overview,
        icon: IconLayoutList,
        link: linkOptions({ to: '/operator' }),
        path: '/operator',
        keys: 'g o',
        inBar: true,
      },
    ],
  },
  {
    heading: frameText.stores,
    places: [
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
        inBar: true,
        count: 'waitingApplications',
      },
      {
        label: text.storesLabel,
        icon: IconBuildingStore,
        link: linkOptions({ to: '/operator/stores' }),
        path: '/operator/stores',
        keys: 'g s',
        inBar: true,
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
        keys: 'g n',
      },
    ],
  },
  {
    heading: frameText.money,
    places: [
      {
        label: uiText.payouts,
        icon: IconCash,
        link: linkOptions({ to: '/operator/payouts' }),
        path: '/operator/payouts',
        keys: 'g p',
        inBar: true,
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
    ],
  },
  {
    heading: frameText.system,
    places: [
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
    ],
  },
];

/** The operator screens in menu order. */
export const places: readonly Place[] = placeGroups.flatMap((group) => group.places);

/**
 * Returns true if an address belongs to a place: `/operator/stores/7` belongs to Stores; the overview only has its own
 * address.
 */
export function isAt(pathname: string, { path }: Place): boolean {
  return pathname === path || (path !== '/operator' && pathname.startsWith(`${path}/`));
}
