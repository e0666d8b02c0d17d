import { networkOf } from '../../../platform/kernel/network.ts';
import type { RequestFacts } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { changeAccount } from '../account-work.ts';
import { stolenSessionMail } from '../mails.ts';
import { endSessionUsedElsewhere, shortUserAgent } from './sessions.repository.ts';
import { findUser } from '../users.repository.ts';
import { findDates } from '../memberships.repository.ts';

/**
 * Ends a session whose token came without the cookie of its browser, and mails the owner. Sends no mail if the browser
 * and the network are the same: the person has cleared their cookies and signs in again. Returns whether the session
 * was live.
 */
export async function endStolenSession(
  platform: Platform,
  sessionId: number,
  request: RequestFacts,
): Promise<boolean> {
  return changeAccount(platform, request, async ({ tx, at, mail, countEvent }) => {
    const ended = await endSessionUsedElsewhere(tx, sessionId, at);
    if (!ended) return false;
    await countEvent({ action: 'session.carried', userId: ended.userId });
    if (!hasLostCookie(request, ended)) {
      const user = await findUser(tx, ended.userId);
      await mail(stolenSessionMail(user, request, { at, dates: await findDates(tx, user) }));
    }
    return true;
  });
}

type Began = { readonly userAgent: string; readonly network: string };

function hasLostCookie({ device, userAgent, address }: RequestFacts, began: Began): boolean {
  return (
    device === undefined &&
    networkOf(address) === began.network &&
    shortUserAgent(userAgent) === began.userAgent
  );
}
