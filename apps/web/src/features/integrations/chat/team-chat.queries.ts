import {
  findTeamChat,
  removeTeamChat,
  saveTeamChat,
  testTeamChat,
  type TeamChatForm,
} from '@counter/contract/integrations';
import { call } from '../../../lib/api.ts';
import { callWithProof } from '../../../lib/account/proof.ts';
import type { ResourceCache } from '../../../lib/resource/place.ts';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';
import type { CurrentStore } from '../../../lib/store-context.tsx';
import { text } from './team-chat.text.ts';

const integrations = storeResource('integrations');

const kept = {
  after: (cache: ResourceCache<CurrentStore>, { data }: { readonly data: unknown }) =>
    cache.keep(['chat'], data),
};

/** Loads the current store's team chat. Sent messages cause no live event, so poll. */
export const useTeamChat = integrations.read('chat', findTeamChat, ofStore, {
  refetchInterval: 30_000,
});

type Saving = TeamChatForm & { readonly olVersion: number; readonly isNew: boolean };

/** Connects a channel or changes what is posted to it. Asks for proof of identity first. */
export const useSaveTeamChat = integrations.send(
  ({ storeId, userId }, { isNew, ...form }: Saving) =>
    callWithProof(
      saveTeamChat,
      { storeId, userId, ...form },
      {
        title: isNew ? text.connectQuestion : text.saveQuestion,
        submit: isNew ? text.connect : text.save,
      },
    ),
  kept,
);

/** Disconnects the channel. */
export const useRemoveTeamChat = integrations.send(
  ({ storeId, userId }, _nothing: undefined) => call(removeTeamChat, { body: { storeId, userId } }),
  kept,
);

/** Sends a test message; resolves with the result. */
export const useTestTeamChat = integrations.send(({ storeId, userId }, _nothing: undefined) =>
  call(testTeamChat, { body: { storeId, userId } }),
);
