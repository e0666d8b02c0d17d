import {
  createCalendarFeed,
  endCalendarFeed,
  findCalendarFeeds,
  renewCalendarFeed,
  type CalendarFeedForm,
} from '@counter/contract/integrations';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

const feeds = storeResource('integrations');

/** Loads a store's calendar feeds. */
export const useFeeds = feeds.read('feeds', findCalendarFeeds, ofStore);

/** Creates a calendar feed; resolves with its address. */
export const useMakeFeed = feeds.write(
  createCalendarFeed,
  ({ storeId }, { name, parts }: Pick<CalendarFeedForm, 'name' | 'parts'>) => ({
    body: { storeId, name, parts },
  }),
);

/** Gives a feed a new address; resolves with it. */
export const useRenewFeed = feeds.write(renewCalendarFeed, ({ storeId }, id: number) => ({
  body: { storeId, id },
}));

/** Ends a feed immediately. */
export const useEndFeed = feeds.write(endCalendarFeed, ({ storeId }, id: number) => ({
  body: { storeId, id },
}));
