import type { TeamChat } from '@counter/contract/integrations';

/** The team chat of a store that has connected no channel. */
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
