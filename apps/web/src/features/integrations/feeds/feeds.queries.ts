import {
  createCalendarFeed,
  endCalendarFeed,
  findCalendarFeeds,
  renewCalendarFeed,
  type CalendarFeedForm,
} from '@counter/contract/integrations';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

const feeds = storeResource('integrations');

/** The calendar feeds of a store. */
export const useFeeds = feeds.read('feeds', findCalendarFeeds, ofStore);

/** Makes a calendar feed and answers its address. */
export const useMakeFeed = feeds.write(
  createCalendarFeed,
  ({ storeId }, { name, parts }: Pick<CalendarFeedForm, 'name' | 'parts'>) => ({
    body: { storeId, name, parts },
  }),
);

/** Gives a feed a new address, and answers it. */
export const useRenewFeed = feeds.write(renewCalendarFeed, ({ storeId }, id: number) => ({
  body: { storeId, id },
}));

/** Ends a feed at once. */
export const useEndFeed = feeds.write(endCalendarFeed, ({ storeId }, id: number) => ({
  body: { storeId, id },
}));
