import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import { button } from '../../../platform/clients/mail/mail-content.ts';
import { letter } from '../../../platform/clients/mail/letter.ts';
import { inTransaction } from '../../../platform/db/database.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type { Work } from '../../../platform/events/work.ts';
import { addJob } from '../../../platform/jobs/add-job.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { scopeForSystem } from '../../../platform/tenancy/system-scope.ts';
import { mailOwners } from '../../store/index.ts';
import { judgeChat } from './chat-verdict.ts';
import { postLine, type Posted } from './post-line.ts';
import { findChat, updateChat, type ChatRow } from './team-chat.repository.ts';
import { recordChange } from './team-chat.service.ts';

/** The job that posts one message to a store's channel. */
export const sendChatTask = 'integrations.chat';

const payloadOf = z.object({
  storeId: id,
  text: z.string(),
  /** The path of the page about it. */
  path: z.string(),
  /** The time of the event. */
  at: z.iso.datetime(),
  attempts: z.int(),
});

type Queued = z.infer<typeof payloadOf>;

/** Queues a message in the transaction of its event. It is sent after the commit. */
export async function queueLine(tx: Tx, line: Omit<Queued, 'attempts'>): Promise<void> {
  await addJob(tx, sendChatTask, { ...line, attempts: 0 });
}

/**
 * Posts a queued message and queues it again after a failure. If the channel is gone, turns the chat off and mails the
 * owners. Skips events from before the channel was connected or after it was turned off.
 */
export async function sendChat(platform: Platform, payload: unknown): Promise<void> {
  const queued = payloadOf.parse(payload);
  const { db, clock } = platform;
  const scope = await scopeForSystem(db, queued.storeId, 'Team chat');
  const chat = await findChat(db, scope);
  const since = new Date(queued.at);
  if (!chat || chat.turnedOffAt || since < chat.connectedAt) return;
  const posted = await postLine(platform, chat, lineOf(platform, scope, queued));
  const attempts = queued.attempts + 1;
  const verdict = judgeChat(posted, { attempts, since }, clock.now());
  if (verdict.kind === 'gone') return turnOff(platform, scope, { chat, posted });
  await noteResult(platform, scope, posted);
  if (verdict.kind !== 'retry') return;
  await inTransaction(db, async (tx) =>
    addJob(tx, sendChatTask, { ...queued, attempts }, { runAt: verdict.at }),
  );
}

/**
 * Posts a test message at once and returns the outcome.
 * @throws ProblemError NOT_FOUND without a channel
 */
export async function testChat(
  platform: Platform,
  scope: StoreScope,
): Promise<{ delivered: boolean; outcome: string }> {
  const chat = await findChat(platform.db, scope);
  if (!chat) throw new ProblemError('NOT_FOUND', 'Connect a channel before you test it.');
  const text = `This is a test by ${scope.actor.name}. It works.`;
  const path = '/dashboard/settings/integrations#team-chat';
  const posted = await postLine(platform, chat, lineOf(platform, scope, { text, path }));
  await noteResult(platform, scope, posted);
  const outcome = posted.failure ?? 'The message arrived. Look at your channel.';
  return { delivered: posted.failure === null, outcome };
}

function lineOf(
  { publicUrl }: Pick<Platform, 'publicUrl'>,
  { storeName }: StoreScope,
  { text, path }: Pick<Queued, 'text' | 'path'>,
) {
  return { text, storeName, url: publicUrl() + path };
}

async function noteResult(
  { db, clock }: Platform,
  scope: StoreScope,
  { failure }: Posted,
): Promise<void> {
  const sent = failure === null ? { lastSentAt: clock.now() } : {};
  await updateChat(db, scope, { failure, ...sent });
}

type Gone = { readonly chat: ChatRow; readonly posted: Posted };

async function turnOff(platform: Platform, scope: StoreScope, { chat, posted }: Gone) {
  await platform.act(scope, async (work) => {
    const present = await findChat(work.tx, scope);
    const isSame = present?.connectedAt.getTime() === chat.connectedAt.getTime();
    if (!isSame || present.turnedOffAt) return;
    const { failure } = posted;
    await updateChat(work.tx, scope, { turnedOffAt: work.at, failure });
    await recordChange(work, { before: { sends: true }, after: { sends: false } });
    await mailAboutEnd(platform, work, failure ?? '');
  });
}

async function mailAboutEnd({ publicUrl }: Platform, work: Work, failure: string): Promise<void> {
  const { storeName } = work.scope;
  const link = `${publicUrl()}/dashboard/settings/integrations#team-chat`;
  await mailOwners(work, (owner) =>
    letter(owner, `${storeName}: your team chat is turned off`, [
      `${failure} We no longer send messages of ${storeName} there.`,
      'Make a new address in your chat and paste it here:',
      button('Open the team chat', link),
    ]),
  );
}
