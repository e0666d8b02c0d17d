import {
  cancelAnnouncement,
  findAnnouncedStores,
  findAnnouncementRecipients,
  findAnnouncements,
  sendAnnouncement,
  type AnnouncementRequest,
  type OperatorStoreState,
  type StoreProblem,
} from '@counter/contract/operator';
import { operator } from '../operator-resource.ts';

/** Polling interval while a message is being sent, in milliseconds. */
const watchEvery = 2000;

/** Loads one page of the announcements, counted from 1. */
export const useAnnouncements = operator.list(
  'announcements',
  findAnnouncements,
  (_all, page: number) => ({ query: { pageNumber: String(page - 1) } }),
  {
    refetchInterval: ({ state }) =>
      state.data?.content.some((one) => one.state === 'PLANNED' || one.state === 'SENDING')
        ? watchEvery
        : false,
  },
);

/** Loads the recipients of an announcement. */
export const useRecipients = operator.read(
  'recipients',
  findAnnouncementRecipients,
  (_all, id: number) => ({ params: { id: String(id) } }),
);

export interface StoreWish {
  readonly search: string;
  readonly state: OperatorStoreState | undefined;
  readonly problem: StoreProblem | undefined;
}

/** Loads the stores that match a text, a state and a problem. */
export const useAnnouncedStores = operator.list(
  'announcedStores',
  findAnnouncedStores,
  (_all, { search, state, problem }: StoreWish) => ({
    query: { search, ...(state && { state }), ...(problem && { problem }) },
  }),
);

export const useSendAnnouncement = operator.save(
  sendAnnouncement,
  (_all, body: AnnouncementRequest) => ({ body }),
);

export const useCancelAnnouncement = operator.write(cancelAnnouncement, (_all, id: number) => ({
  body: { id },
}));
