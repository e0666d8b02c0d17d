import { findProfile } from '@counter/contract/auth';
import {
  findCalendarFeeds,
  findStoreKeys,
  findStoreWebhooks,
  findTeamChat,
  type TeamChat,
} from '@counter/contract/integrations';
import { aProfile, openStore } from './store.ts';

/** The team chat of a store without a connected channel. */
export const noTeamChat: TeamChat = {
  service: null,
  address: '',
  kinds: [],
  turnedOffAt: null,
  lastSentAt: null,
  failure: null,
  olVersion: 0,
  changedBy: null,
  changedAt: null,
};

/** Opens a store without any integrations. */
export function openIntegrations() {
  return openStore()
    .on(findTeamChat, { data: noTeamChat })
    .on(findStoreKeys, { data: { keys: [] } })
    .on(findStoreWebhooks, { data: { webhooks: [] } })
    .on(findCalendarFeeds, { data: { feeds: [] } })
    .on(findProfile, { data: aProfile() });
}
