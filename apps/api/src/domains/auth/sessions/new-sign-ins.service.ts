import type { NewSignIn, OpenSession } from '@counter/contract/auth';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeDevice } from '../../../platform/kernel/device.ts';
import { changeAccount, type Caller } from '../account-work.ts';
import { confirmDevice, findOwnSession, findUnreviewed } from './new-sign-ins.repository.ts';
import { findSessions, foreignSession } from './sessions.service.ts';
import type { SessionFacts } from '../../../platform/tenancy/sessions.ts';

/**
 * Finds the person's open sign-ins from new devices that await confirmation. Returns none to an unconfirmed session.
 */
export async function findNewSignIns(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  session: SessionFacts,
): Promise<NewSignIn[]> {
  const rows = await findUnreviewed(db, session, clock.now());
  return rows.map(({ id, userAgent, createdAt }) => ({
    id,
    device: describeDevice(userAgent),
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * Confirms that the person themselves signed in on a new device. Returns the open sessions. An unconfirmed device can't
 * confirm any, or else a thief with the password could confirm themselves.
 * @throws ProblemError NOT_FOUND for a session that is not theirs; NOT_ALLOWED from an unconfirmed device
 */
export async function reviewSession(
  platform: Platform,
  { session, request }: Caller,
  sessionId: number,
): Promise<OpenSession[]> {
  const { userId, actor } = session;
  await changeAccount(platform, request, async ({ tx, audit }) => {
    const reviewed = await findOwnSession(tx, userId, sessionId);
    if (!reviewed) throw foreignSession();
    const own = await findOwnSession(tx, userId, session.sessionId);
    if (own?.unreviewed !== false) throw unconfirmedDevice();
    const confirmed = await confirmDevice(tx, userId, reviewed);
    if (confirmed.length > 0) {
      await audit({ actor, action: 'session.review', userId, after: { confirmed } });
    }
  });
  return findSessions(platform, session);
}

function unconfirmedDevice(): ProblemError {
  const why = "This device is new too. Confirm the sign-in on a device you've used before.";
  return new ProblemError('NOT_ALLOWED', why);
}
