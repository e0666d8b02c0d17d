import { findSession, login, logout, sellerLogin } from '@counter/contract/auth';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeSession, signIn, signOut } from './auth.service.ts';

/** `onSignOut` hears of every ended session, so that its open streams end too. */
export function authRoutes(platform: Platform, onSignOut: (sessionId: number) => void): Route[] {
  return [
    route(login, async ({ body, request }) => signIn(platform, body, request)),
    route(sellerLogin, async ({ body, request }) => signIn(platform, body, request)),
    route(findSession, async ({ session }) => describeSession(platform, session, session.token)),
    route(logout, async ({ session, request }) => {
      await signOut(platform, session, request.requestId);
      onSignOut(session.sessionId);
      return { data: { ended: true } };
    }),
  ];
}
