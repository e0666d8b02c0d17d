import {
  addPasskey,
  changePassword,
  confirmSecondFactor,
  endAllSessions,
  endOneSession,
  findProfile,
  findSessions,
  keepSession,
  offerSecondFactor,
  removePasskey,
  removeSecondFactor,
  renewRecoveryCodes,
  mailMeAgain,
  requestEmailChange,
  reviewSession,
  startPasskey,
  startPasskeyProof,
  updateProfile,
} from '@counter/contract/auth';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as authenticator from '../factors/authenticator.service.ts';
import * as emailChange from '../email/email-change.service.ts';
import type { FactorAdded } from '../factors/factor-changes.service.ts';
import * as newSignIns from '../sessions/new-sign-ins.service.ts';
import * as passkeys from '../passkeys/passkeys.service.ts';
import * as passwordChange from '../passwords/password-change.service.ts';
import * as profile from './profile.service.ts';
import * as sessions from '../sessions/sessions.service.ts';

type OnSignOut = (sessionId: number) => void;

/** Routes of a person's own account. */
export function profileRoutes(platform: Platform, onSignOut: OnSignOut): Route[] {
  return [
    ...accountRoutes(platform, onSignOut),
    ...authenticatorRoutes(platform, onSignOut),
    ...passkeyRoutes(platform, onSignOut),
    ...openSessionRoutes(platform, onSignOut),
  ];
}

function accountRoutes(platform: Platform, onSignOut: OnSignOut): Route[] {
  return [
    route(findProfile, async ({ session }) => ({
      data: await profile.findProfile(platform, session.userId),
    })),
    route(updateProfile, async (call) => ({
      data: await profile.updateProfile(platform, call, call.body),
      message: 'Profile saved.',
    })),
    route(mailMeAgain, async (call) => ({ data: await profile.mailMeAgain(platform, call) })),
    route(requestEmailChange, async (call) => ({
      data: await emailChange.requestEmailChange(platform, call, call.proven, call.body.email),
      message: `We sent a link to ${call.body.email}. The address changes once you open it.`,
    })),
    route(changePassword, async (call) => {
      const ended = await passwordChange.changePassword(
        platform,
        call,
        call.proven,
        call.body.newPassword,
      );
      ended.forEach(onSignOut);
      const message = 'Password changed. Every other device is signed out.';
      return { data: { endedSessions: ended.length }, message };
    }),
  ];
}

function authenticatorRoutes(platform: Platform, onSignOut: OnSignOut): Route[] {
  return [
    route(offerSecondFactor, async (call) => ({
      data: await authenticator.offerSecondFactor(platform, call, call.proven),
    })),
    route(confirmSecondFactor, async (call) =>
      addedAnswer(await authenticator.confirmSecondFactor(platform, call, call.body.code), {
        what: 'Your authenticator app',
        onSignOut,
      }),
    ),
    route(removeSecondFactor, async (call) => ({
      data: await authenticator.removeSecondFactor(platform, call, call.proven),
      message: 'Authenticator app removed.',
    })),
    route(renewRecoveryCodes, async (call) => ({
      data: {
        recoveryCodes: await authenticator.renewRecoveryCodes(platform, call, call.proven),
      },
      message: 'These are your new recovery codes. The old ones stopped working.',
    })),
  ];
}

function passkeyRoutes(platform: Platform, onSignOut: OnSignOut): Route[] {
  return [
    route(startPasskeyProof, async ({ session }) => ({
      data: { options: await passkeys.startPasskeyProof(platform, session) },
    })),
    route(startPasskey, async ({ session }) => ({
      data: { options: await passkeys.startPasskey(platform, session) },
    })),
    route(addPasskey, async (call) =>
      addedAnswer(await passkeys.addPasskey(platform, call, call.body), {
        what: 'Your passkey',
        onSignOut,
      }),
    ),
    route(removePasskey, async (call) => ({
      data: await passkeys.removePasskey(platform, call, call.proven, call.body.passkeyId),
      message: 'Passkey removed.',
    })),
  ];
}

function addedAnswer(
  { recoveryCodes, ended }: FactorAdded,
  { what, onSignOut }: { readonly what: string; readonly onSignOut: OnSignOut },
) {
  ended.forEach(onSignOut);
  const others = ended.length > 0 ? ' Every other device is signed out.' : '';
  return { data: { recoveryCodes: [...recoveryCodes] }, message: `${what} is added.${others}` };
}

function openSessionRoutes(platform: Platform, onSignOut: OnSignOut): Route[] {
  return [
    route(findSessions, async ({ session }) => ({
      data: await sessions.findSessions(platform, session),
    })),
    route(endOneSession, async (call) => {
      const ended = await sessions.endOneSession(platform, call, call.body.sessionId);
      ended.forEach(onSignOut);
      return { data: await sessions.findSessions(platform, call.session) };
    }),
    route(reviewSession, async (call) => ({
      data: await newSignIns.reviewSession(platform, call, call.body.sessionId),
    })),
    route(keepSession, async (call) => ({
      data: await sessions.keepSession(platform, call),
      message: 'This device stays signed in for 16 hours.',
    })),
    route(endAllSessions, async (call) => {
      const ended = await sessions.endAllSessions(platform, call);
      ended.forEach(onSignOut);
      const message = 'You are signed out everywhere.';
      return { data: { endedSessions: ended.length }, message };
    }),
  ];
}
