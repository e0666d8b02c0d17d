import { composeSms, type SentTest } from '@counter/contract/marketing';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { readNumber } from '../../platform/clients/sms/phone-numbers.ts';
import { queueSms } from '../../platform/messages/sms/queue-sms.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findOwnPhone, saveProvenPhone } from '../auth/index.ts';
import { checkCode, redeemCode, sendCode, type CodeSubject } from '../consumers/index.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';

type TestRequest = { readonly session: Pick<SessionFacts, 'userId'>; readonly address: string };

/**
 * Sends a message, as a campaign would, to the caller's own verified number.
 * @throws ProblemError CONFLICT without a number, PHONE_NOT_PROVEN, and what `queueSms` throws
 */
export async function sendTestMessage(
  platform: Platform,
  scope: StoreScope,
  { message, session, address }: TestRequest & { readonly message: string },
): Promise<SentTest> {
  const { phone, proven } = await findTestNumber(platform, session);
  if (!proven) {
    throw new ProblemError(
      'PHONE_NOT_PROVEN',
      'Confirm that this number is yours before a test goes there.',
    );
  }
  return platform.act(scope, async (work) => {
    const { tx, at } = work;
    const leavesAt = await queueSms(platform, tx, at, {
      kind: 'TEST',
      to: phone,
      subject: `Test of ${scope.storeName}`,
      body: composeSms(scope.storeName, message),
      store: scope,
      askedAt: at,
      address,
    });
    work.audit({ action: 'campaign.test', entity: 'campaign', entityId: null });
    return { phone, leavesAt: leavesAt.toISOString(), waits: leavesAt > at };
  });
}

/**
 * Sends a code to the caller's number.
 * @throws ProblemError as `sendCode` does
 */
export async function sendTestNumberCode(
  platform: Platform,
  scope: StoreScope,
  { session, address }: TestRequest,
) {
  const { phone } = await findTestNumber(platform, session);
  return sendCode(platform, subjectOf(session, phone), { store: scope, address });
}

/**
 * Marks the caller's number as verified and returns it.
 * @throws ProblemError WRONG_CODE
 */
export async function proveTestNumber(
  platform: Platform,
  { session, code }: Pick<TestRequest, 'session'> & { readonly code: string },
): Promise<string> {
  const { phone } = await findTestNumber(platform, session);
  const typed = await checkCode(platform, subjectOf(session, phone), code);
  await platform.db.transaction().execute(async (tx) => {
    const at = platform.clock.now();
    await redeemCode(tx, typed, at);
    await saveProvenPhone(tx, session.userId, { phone, at });
  });
  return phone;
}

function subjectOf({ userId }: Pick<SessionFacts, 'userId'>, phone: string): CodeSubject {
  const to = { channel: 'SMS', recipient: phone } as const;
  return { to, purpose: 'TEST_NUMBER', about: String(userId) };
}

/** Returns the number of a person's profile, and whether that number is verified. */
async function findTestNumber(
  { db }: Pick<Platform, 'db'>,
  { userId }: Pick<SessionFacts, 'userId'>,
): Promise<{ readonly phone: string; readonly proven: boolean }> {
  const { phoneNumber, provenPhone } = await findOwnPhone(db, userId);
  const phone = readNumber(phoneNumber);
  if (phone !== null) return { phone, proven: phone === provenPhone };
  const reason = 'Your profile has no telephone number that text messages can be sent to.';
  throw new ProblemError('CONFLICT', `${reason} Add one under My Profile.`);
}
