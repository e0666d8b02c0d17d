import type { FastifyBaseLogger } from 'fastify';
import { networkOf } from '../../kernel/network.ts';
import type { Tx } from '../../db/platform-db.ts';
import { addJob } from '../../jobs/add-job.ts';
import { sendMessageTask } from '../mail/queue-mail.ts';
import type { Vault } from '../../kernel/vault.ts';
import { leavingTimeOf, reachesCountry } from './clearing.ts';
import { countryName, countryOfNumber } from '../../clients/sms/countries.ts';
import type { SmsRules } from '../../clients/sms/gateway.ts';
import { limitWords, TextRefused } from '../../clients/sms/refusals.ts';
import { findStoppedPhones } from './stops.ts';
import { textKinds, type TextKind, type TotalScope } from '../../clients/sms/text-kinds.ts';
import { nextCountedDay, takeTotals, type Counted } from './totals.ts';

/** The platform parts that queueing a text needs. */
export type SmsParts = {
  readonly sms: SmsRules;
  readonly vault: Vault;
  readonly log: FastifyBaseLogger;
};

export type WrittenSms = {
  /** Campaigns have their own messages. */
  readonly kind: Exclude<TextKind, 'CAMPAIGN'>;
  /** In E.164: `+15550107788`. */
  readonly to: string;
  /** The subject in the operator's list of messages. It is not sent. */
  readonly subject: string;
  readonly body: string;
  /** The store it is about. */
  readonly store: { readonly storeId: number; readonly timeZone: string };
  /** The time of the recipient's request. */
  readonly askedAt: Date;
  /** The network address that asked for the text; null if nobody's call caused it. */
  readonly address: string | null;
};

/**
 * Queues a text in the caller's transaction. It is sent after the commit, and never after a rollback. Whether it may be
 * sent is checked here and again just before sending. Returns the time it will be sent: at night that is 8:00, unless
 * somebody asked for it within the last hour.
 * @throws TextRefused for a country that is off, after STOP, or if a limit is reached
 */
export async function queueSms(parts: SmsParts, tx: Tx, at: Date, text: WrittenSms): Promise<Date> {
  const { kind, to, store, askedAt } = text;
  if (!reachesCountry(to, parts.sms, store.timeZone)) throw refuse(parts, text, 'COUNTRY');
  const stopped = await findStoppedPhones(tx, parts.vault, [to]);
  if (stopped.has(to)) throw refuse(parts, text, 'STOPPED');
  const counted = countedOf(parts.vault, text);
  const [full] = await takeTotals(tx, at, parts.sms.limits, counted);
  if (full) throw refuse(parts, text, full.scope, at);
  const anyTimeUntil = new Date(askedAt.getTime() + textKinds[kind].anyTimeMs);
  const { timeZone } = store;
  const leavesAt = leavingTimeOf({ to, kind, anyTimeUntil, timeZone }, at);
  const { id } = await tx
    .insertInto('messages')
    .values({
      kind: 'SMS',
      textKind: kind,
      anyTimeUntil,
      timeZone,
      recipient: to,
      subject: text.subject,
      body: text.body,
      html: null,
      unsubscribeUrl: null,
      state: 'QUEUED',
      createdAt: at,
      sentAt: null,
      failure: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(tx, sendMessageTask, { messageId: id }, leavesAt > at ? { runAt: leavesAt } : {});
  return leavesAt;
}

/** Returns the key that a number is counted under: a keyed hash, because numbers aren't stored for counting. */
export function numberSubject(vault: Vault, phone: string): string {
  return vault.blindIndex(phone, 'sms-total').toString('hex');
}

function countedOf(vault: Vault, { kind, to, store, address }: WrittenSms): Counted[] {
  const subjects: Readonly<Record<TotalScope, string | null>> = {
    ADDRESS:
      address === null ? null : vault.blindIndex(networkOf(address), 'sms-total').toString('hex'),
    NUMBER: numberSubject(vault, to),
    STORE: String(store.storeId),
    CAMPAIGNS: String(store.storeId),
    EVERYWHERE: '',
  };
  return textKinds[kind].counted.flatMap((scope) => {
    const subject = subjects[scope];
    return subject === null ? [] : [{ scope, subject }];
  });
}

function refuse(
  { sms, log }: SmsParts,
  { to, kind, store: { storeId } }: WrittenSms,
  why: 'COUNTRY' | 'STOPPED' | TotalScope,
  at?: Date,
): TextRefused {
  const country = countryOfNumber(to);
  const reason = why === 'COUNTRY' || why === 'STOPPED' ? why : 'LIMIT';
  sms.refusals[reason] += 1;
  log.warn({ why, kind, storeId, country }, 'a text message was refused');
  if (why === 'COUNTRY') {
    const where = country === undefined ? 'this number' : `numbers in ${countryName(country)}`;
    return new TextRefused(reason, `We can't send text messages to ${where}.`);
  }
  if (why === 'STOPPED') {
    return new TextRefused(reason, 'This number answered STOP to our text messages.');
  }
  const seconds = at ? Math.ceil((nextCountedDay(at).getTime() - at.getTime()) / 1000) : 3600;
  return new TextRefused(reason, limitWords[why], { retryAfterSeconds: seconds });
}
