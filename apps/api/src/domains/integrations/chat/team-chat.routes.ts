import {
  findTeamChat,
  removeTeamChat,
  saveTeamChat,
  testTeamChat,
} from '@counter/contract/integrations';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { testChat } from './send-chat.ts';
import * as chats from './team-chat.service.ts';

/** Routes of a store's team chat. */
export function teamChatRoutes(platform: Platform): Route[] {
  const { db, act } = platform;
  return [
    route(findTeamChat, async ({ scope }) => ({
      data: await chats.readTeamChat(platform, db, scope),
    })),
    route(saveTeamChat, async ({ scope, body }) => ({
      data: await act(scope, (work) => chats.saveTeamChat(platform, work, body)),
      message: 'Changes saved',
    })),
    route(removeTeamChat, async ({ scope }) => ({
      data: await act(scope, (work) => chats.removeTeamChat(platform, work)),
      message: 'The channel is disconnected.',
    })),
    route(testTeamChat, async ({ scope }) => ({ data: await testChat(platform, scope) })),
  ];
}
