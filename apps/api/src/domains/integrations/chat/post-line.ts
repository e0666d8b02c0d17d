import { Unreachable } from '../../../platform/clients/outgoing/poster.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openAddress } from './chat-address.ts';
import { writePayload, type ChatLine } from './chat-payload.ts';
import type { ChatResult } from './chat-verdict.ts';
import type { ChatRow } from './team-chat.repository.ts';

/** The response to a try, with the failure as a sentence; null without one. */
export type Posted = ChatResult & { readonly failure: string | null };

const names = { SLACK: 'Slack', TEAMS: 'Teams' } as const;

/** Posts a message to a channel once. */
export async function postLine(
  { poster, vault }: Pick<Platform, 'poster' | 'vault'>,
  chat: ChatRow,
  line: ChatLine,
): Promise<Posted> {
  const headers = { 'content-type': 'application/json', 'user-agent': 'Counter-Chat/1' };
  const body = writePayload(chat.service, line);
  try {
    const url = openAddress(vault, chat);
    const { status, text, retryAfter } = await poster.post({ url, headers, body });
    const taken = status >= 200 && status < 300;
    return {
      status,
      retryAfter,
      failure: taken ? null : failureOf(names[chat.service], status, text),
    };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { status: null, retryAfter: undefined, failure: error.message };
  }
}

function failureOf(name: string, status: number, text: string): string {
  if (status === 404 || status === 410) return `${name} says that the channel is gone (${status}).`;
  if (status === 429) return `${name} asks us to send less often (429).`;
  // Slack responds with a code, such as `invalid_token`.
  const word = /^[a-z_]{3,40}$/.test(text) ? `: ${text}` : '';
  return `${name} refused the message (${status}${word}).`;
}
