import { randomInt, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../../platform/crypto.ts';
import { inTransaction } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import { queueSms } from '../../platform/sms/queue-sms.ts';
import { countTry, findCodeTimes, saveCode } from './codes.repository.ts';
import { readRecipient, type Recipient } from './recipient.ts';

const minute = 60_000;
const validMinutes = 10;
const resendAfterSeconds = 30;
const codesAnHour = 6;
const triesPerCode = 5;

/**
 * Sends a code to a phone or an e-mail address. What is answered is the same whether somebody has signed up
 * with it or not: signing up and signing in are one.
 * @throws ProblemError TOO_MANY_REQUESTS where one was sent a moment ago, or too many within an hour
 */
export async function sendCode({ db, clock }: Platform, typed: string) {
  const to = readRecipient(typed);
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    const now = at.getTime();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const isSaved = await saveCode(
      tx,
      {
        recipient: to.recipient,
        codeHash: hashOf(to, code),
        at,
        expiresAt: new Date(now + validMinutes * minute),
      },
      {
        notSince: new Date(now - resendAfterSeconds * 1000),
        countedSince: new Date(now - 60 * minute),
        most: codesAnHour,
      },
    );
    if (!isSaved) throw await tooSoon(tx, to, at);
    await send(tx, at, { ...to, code });
  });
  return { ...to, validMinutes, resendAfterSeconds };
}

/** What is kept of a code. It is short, but it works for minutes only. */
function hashOf({ recipient }: Recipient, code: string): Buffer {
  return hashSecret(`${recipient} ${code}`);
}

async function tooSoon(tx: Tx, { recipient }: Recipient, at: Date): Promise<ProblemError> {
  const { sentAt, countedSince, sentCount } = await findCodeTimes(tx, recipient);
  const isFull = sentCount >= codesAnHour;
  const again = isFull
    ? countedSince.getTime() + 60 * minute
    : sentAt.getTime() + resendAfterSeconds * 1000;
  const seconds = Math.max(1, Math.ceil((again - at.getTime()) / 1000));
  const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
  const why = isFull
    ? 'Too many codes were sent there within an hour.'
    : 'A code was sent a moment ago.';
  const detail = `${why} Use the last one, or ask for another in ${wait}.`;
  return new ProblemError('TOO_MANY_REQUESTS', detail, { retryAfterSeconds: seconds });
}

async function send(tx: Tx, at: Date, { channel, recipient, code }: Recipient & { code: string }) {
  const body = `${code} is your code for ordering. It works for ${validMinutes} minutes. We never ask for it by phone.`;
  const subject = 'Your code for ordering';
  if (channel === 'SMS') await queueSms(tx, at, { to: recipient, subject, body });
  else await queueMail(tx, at, { to: recipient, subject: `${code} is your code`, body });
}

/**
 * Holds a typed code against the one that was sent.
 * @throws ProblemError WRONG_CODE, also when the code is too old or was tried too often
 */
export async function checkCode(
  { db, clock }: Platform,
  to: Recipient,
  typed: string,
): Promise<Buffer> {
  const tried = await countTry(db, to.recipient, { at: clock.now(), most: triesPerCode });
  if (!tried) throw deadCode();
  const codeHash = hashOf(to, typed);
  if (timingSafeEqual(tried.codeHash, codeHash)) return codeHash;
  const left = triesPerCode - tried.tries;
  if (left === 0) throw deadCode();
  const tries = left === 1 ? 'one more try' : `${left} more tries`;
  throw wrongCode(`This is not the code that we sent. You have ${tries}.`);
}

/** The refusal of a code that no typing can make right. */
export function deadCode(): ProblemError {
  return wrongCode('This code works no longer. Ask for a new one.');
}

function wrongCode(message: string): ProblemError {
  return new ProblemError('WRONG_CODE', message, { errors: [{ path: 'code', message }] });
}
