import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { teamChat, teamChatClaims, teamChatRequest, teamChatTest } from './team-chat.schemas.ts';

const writes = { permission: 'integrations:write', store: 'body.storeId' } as const;

export const findTeamChat = endpoint({
  method: 'GET',
  path: '/merchant/store/team-chat/{storeId}',
  summary:
    'Gets the connected channel of Slack or Teams and what it is told. Its address is masked.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(teamChat),
  can: { permission: 'integrations:read', store: 'params.storeId' },
});

export const saveTeamChat = endpoint({
  method: 'POST',
  path: '/merchant/store/team-chat',
  summary:
    "Connects a channel of Slack or Teams, or changes what it is told, with the caller's proof.",
  body: teamChatRequest,
  answer: envelope(teamChat),
  can: writes,
  proof: 'required',
});

export const removeTeamChat = endpoint({
  method: 'POST',
  path: '/merchant/store/team-chat/remove',
  summary: 'Disconnects the channel and deletes its address.',
  body: teamChatClaims,
  answer: envelope(teamChat),
  can: writes,
});

export const testTeamChat = endpoint({
  method: 'POST',
  path: '/merchant/store/team-chat/test',
  summary: 'Sends a test message to the channel immediately and returns the result.',
  body: teamChatClaims,
  answer: envelope(teamChatTest),
  can: writes,
  rateLimit: 10,
});
