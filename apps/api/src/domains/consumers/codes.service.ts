import { randomInt, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../../platform/kernel/crypto.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/schema.ts';
import type { CodePurpose } from './code-purpose.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { letterToAddress } from '../../platform/clients/mail/letter.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { queueSms } from '../../platform/messages/sms/queue-sms.ts';
import { TextRefused } from '../../platform/clients/sms/refusals.ts';
import { countTry, findCodeTimes, saveCode, spendCode } from './codes.repository.ts';
import type { Recipient } from './recipient.ts';

const minute = 60_000;
const validMinutes = 10;
const resendAfterSeconds = 30;
const codesAnHour = 6;
const triesPerCode = 5;

/** Proof that a person can read messages sent to a recipient. */
export type CodeSubject = {
  readonly to: Recipient;
  readonly purpose: CodePurpose;
  /** The subject that the code is limited to, if any. */
  readonly about?: string;
};

/** The origin of a request for a code. */
export type CodeCall = {
  readonly store: { readonly storeId: number; readonly timeZone: string };
  readonly address: string;
};

const words: Readonly<Record<CodePurpose, { readonly what: string; readonly instead: string }>> = {
  SIGN_IN: { what: 'your code for ordering', instead: 'Use your email address instead.' },
  CONTACT_PHONE: {
    what: 'the code that confirms your phone number',
    instead: 'Order with the number you used before.',
  },
  ORDER: {
    what: 'the code that confirms your order',
    instead: 'Order for less, or pay by card.',
  },
  TEST_NUMBER: {
    what: 'the code that confirms your phone number',
    instead: 'Change the number under My Profile.',
  },
};

/**
 * Sends a code to a phone or an email address. The response doesn't reveal who has an account.
 * @throws ProblemError TOO_MANY_REQUESTS during the cooldown or after too many within an hour, TextRefused if the
 * number can't get texts
 */
export async function sendCode(platform: Platform, subject: CodeSubject, call: CodeCall) {
  const { db, clock } = platform;
  const { to, purpose } = subject;
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    const now = at.getTime();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const isSaved = await saveCode(
      tx,
      {
        recipient: to.recipient,
        purpose,
        codeHash: hashOf(subject, code),
        at,
        expiresAt: new Date(now + validMinutes * minute),
      },
      {
        notSince: new Date(now - resendAfterSeconds * 1000),
        countedSince: new Date(now - 60 * minute),
        max: codesAnHour,
      },
    );
    if (!isSaved) throw await tooSoon(tx, subject, at);
    await send(platform, tx, { subject, call, code, at });
  });
  return { ...to, validMinutes, resendAfterSeconds };
}

/** Hashes a code. A code is short, but valid for minutes only. */
function hashOf({ to: { recipient }, purpose, about = '' }: CodeSubject, code: string): Buffer {
  return hashSecret(JSON.stringify([purpose, about, recipient, code]));
}

async function tooSoon(tx: Tx, { to, purpose }: CodeSubject, at: Date): Promise<ProblemError> {
  const key = { recipient: to.recipient, purpose };
  const { sentAt, countedSince, sentCount } = await findCodeTimes(tx, key);
  const cooledAt = sentAt.getTime() + resendAfterSeconds * 1000;
  const hourEndsAt = countedSince.getTime() + 60 * minute;
  const isFull = sentCount >= codesAnHour && hourEndsAt > at.getTime();
  const again = isFull ? Math.max(hourEndsAt, cooledAt) : cooledAt;
  const seconds = Math.max(1, Math.ceil((again - at.getTime()) / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const why = isFull
    ? 'Too many codes were sent there within an hour.'
    : 'A code was sent a moment ago.';
  const detail = `${why} Use the last one, or ask for another in ${wait}.`;
  return new ProblemError('TOO_MANY_REQUESTS', detail, { retryAfterSeconds: seconds });
}

type Sending = {
  readonly subject: CodeSubject;
  readonly call: CodeCall;
  readonly code: string;
  readonly at: Date;
};

async function send(platform: Platform, tx: Tx, { subject, call, code, at }: Sending) {
  const { to, purpose } = subject;
  const { what, instead } = words[purpose];
  const body = `${code} is ${what}. It works for ${validMinutes} minutes. We never ask for it by phone.`;
  if (to.channel === 'MAIL') {
    const parts = [{ kind: 'code', code } as const, body];
    await queueMail(tx, at, letterToAddress(to.recipient, `${code} is your code`, parts));
    return;
  }
  const subjectLine = purpose === 'SIGN_IN' ? 'Your code for ordering' : 'Your code';
  const text = { kind: 'CODE', to: to.recipient, subject: subjectLine, body, askedAt: at } as const;
  try {
    await queueSms(platform, tx, at, { ...text, ...call });
  } catch (error) {
    throw error instanceof TextRefused ? error.advising(instead) : error;
  }
}

/** A correctly typed code that is not used yet. */
export type TypedCode = CodeSubject & { readonly codeHash: Buffer };

/**
 * Compares a typed code with the sent one.
 * @throws ProblemError WRONG_CODE, also if the code has expired or was tried too often
 */
export async function checkCode(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  subject: CodeSubject,
  typed: string,
): Promise<TypedCode> {
  const key = { recipient: subject.to.recipient, purpose: subject.purpose };
  const tried = await countTry(db, key, { at: clock.now(), max: triesPerCode });
  if (!tried) throw deadCode();
  const codeHash = hashOf(subject, typed);
  if (timingSafeEqual(tried.codeHash, codeHash)) return { ...subject, codeHash };
  const left = triesPerCode - tried.tries;
  if (left === 0) throw deadCode();
  const tries = left === 1 ? 'one more try' : `${left} more tries`;
  throw wrongCode(`This is not the code that we sent. You have ${tries}.`);
}

/**
 * Marks a code as used, in the transaction of the action that it allows.
 * @throws ProblemError WRONG_CODE if it was already used
 */
export async function redeemCode(tx: Tx, { to, purpose, codeHash }: TypedCode, at: Date) {
  const key = { recipient: to.recipient, purpose, codeHash };
  if (!(await spendCode(tx, key, at))) throw deadCode();
}

function deadCode(): ProblemError {
  return wrongCode('This code no longer works. Ask for a new one.');
}

function wrongCode(message: string): ProblemError {
  return new ProblemError('WRONG_CODE', message, { errors: [{ path: 'code', message }] });
}
