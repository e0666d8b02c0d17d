import {
  cancelFactorReset,
  confirmEmail,
  decideFactorReset,
  endOperator,
  findFactorResets,
  findOperatorPeople,
  findPasswordReset,
  findSession,
  forgotPassword,
  inviteOperator,
  login,
  logout,
  reportLostFactor,
  resendConfirmation,
  resetOperatorSignIn,
  resetPassword,
  sellerLogin,
  signInWithPasskey,
  signUp,
  startPasskeySignIn,
} from '@counter/contract/auth';
import { route, signInRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { describeSession } from './sessions/describe-session.service.ts';
import * as confirmation from './email/email-confirmation.service.ts';
import * as reset from './passwords/password-reset.service.ts';
import * as decisions from './factors/factor-reset-decisions.service.ts';
import * as lostFactor from './factors/lost-factor.service.ts';
import * as passkeySignIn from './passkeys/passkey-sign-in.service.ts';
import * as passkeys from './passkeys/passkeys.service.ts';
import * as operators from './operators/operators.service.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import * as sessions from './sessions/sessions.service.ts';
import { signIn } from './sign-in/sign-in.service.ts';
import * as signingUp from './sign-in/sign-up.service.ts';

/** Called for each ended session, to end its open streams too. */
export type OnSignOut = (sessionId: number) => void;

/** Routes of accounts and sessions: sign-in, sign-up and sign-out, links in mails, and the person's profile. */
export function authRoutes(platform: Platform, onSignOut: OnSignOut): Route[] {
  return [
    ...sessionRoutes(platform, onSignOut),
    ...lostFactorRoutes(platform),
    ...operatorRoutes(platform, onSignOut),
    ...linkRoutes(platform, onSignOut),
    ...profileRoutes(platform, onSignOut),
  ];
}

function sessionRoutes(platform: Platform, onSignOut: OnSignOut): Route[] {
  return [
    signInRoute(login, async ({ body, request }) => signIn(platform, body, request)),
    signInRoute(sellerLogin, async ({ body, request }) => signIn(platform, body, request)),
    route(startPasskeySignIn, async () => ({
      data: { options: await passkeys.startPasskeySignIn(platform) },
    })),
    signInRoute(signInWithPasskey, async ({ body, request }) =>
      passkeySignIn.signInWithPasskey(platform, body, request),
    ),
    signInRoute(signUp, async ({ body, request }) => signingUp.signUp(platform, body, request)),
    route(findSession, async ({ session }) => describeSession(platform, session, session.token)),
    route(logout, async (call) => {
      const ended = await sessions.endOneSession(platform, call, call.session.sessionId);
      ended.forEach(onSignOut);
      return { data: { ended: true } };
    }),
  ];
}

function lostFactorRoutes(platform: Platform): Route[] {
  return [
    route(reportLostFactor, async ({ body, request }) => {
      await lostFactor.reportLostFactor(platform, body, request);
      const message =
        "We've emailed you. Once the marketplace confirms it's you, we remove your second factor after 72 hours.";
      return { data: { requested: true }, message };
    }),
    route(cancelFactorReset, async ({ body, request }) => {
      await lostFactor.cancelByLink(platform, body.token, request);
      return { data: { cancelled: true }, message: 'Cancelled. Your second factor stays.' };
    }),
    route(findFactorResets, async () => ({ data: await decisions.findFactorResets(platform) })),
    route(decideFactorReset, async (call) => ({
      data: await decisions.decideFactorReset(platform, call, call.proven, call.body),
      message: call.body.approve ? 'Approved. It takes effect in 72 hours.' : 'Rejected.',
    })),
  ];
}

function operatorRoutes(platform: Platform, onSignOut: OnSignOut): Route[] {
  return [
    route(findOperatorPeople, async ({ session }) => ({
      data: await operators.findOperatorPeople(platform, session),
    })),
    route(inviteOperator, async (call) => {
      const ended = await operators.inviteOperator(platform, call, call.proven, call.body);
      ended.forEach(onSignOut);
      const message = `Invited. We emailed ${call.body.email}.`;
      return { data: await operators.findOperatorPeople(platform, call.session), message };
    }),
    route(resetOperatorSignIn, async (call) => {
      const ended = await operators.resetSignIn(platform, call, call.proven, call.body.operatorId);
      ended.forEach(onSignOut);
      const message = 'Reset. We emailed them a link to choose a new password.';
      return { data: await operators.findOperatorPeople(platform, call.session), message };
    }),
    route(endOperator, async (call) => {
      const ended = await operators.endOperator(platform, call, call.proven, call.body.operatorId);
      ended.forEach(onSignOut);
      const message = 'Their access has ended.';
      return { data: await operators.findOperatorPeople(platform, call.session), message };
    }),
  ];
}

function linkRoutes(platform: Platform, onSignOut: OnSignOut): Route[] {
  return [
    route(confirmEmail, async ({ body, ...caller }) => {
      const { email, ended } = await confirmation.confirmEmail(platform, body, caller);
      ended.forEach(onSignOut);
      return { data: { email }, message: `${email} is confirmed.` };
    }),
    route(resendConfirmation, async (call) => {
      const { email, sent } = await confirmation.resendConfirmation(platform, call);
      const message = sent
        ? `We sent a link to ${email}. Open it within seven days.`
        : `${email} is already confirmed.`;
      return { data: { email }, message };
    }),
    route(forgotPassword, async ({ body, request }) => {
      await reset.forgotPassword(platform, body.email, request);
      const message =
        'If this email has an account, we sent it a link to choose a new password. The link works for one hour. Check your spam folder too.';
      return { data: { accepted: true }, message };
    }),
    route(findPasswordReset, async ({ params }) => {
      const { expiresAt, startsOver } = await reset.findPasswordReset(platform, params.requestId);
      return { data: { expiresAt: expiresAt.toISOString(), startsOver } };
    }),
    route(resetPassword, async ({ body, request }) => {
      const ended = await reset.resetPassword(platform, body, request);
      ended.forEach(onSignOut);
      const message = "Password changed. You're signed out everywhere, so log in with the new one.";
      return { data: { endedSessions: ended.length }, message };
    }),
  ];
}
