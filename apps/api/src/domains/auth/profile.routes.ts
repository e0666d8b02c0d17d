import {
  changePassword,
  confirmSecondFactor,
  endAllSessions,
  endOneSession,
  findProfile,
  findSessions,
  offerSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  requestEmailChange,
  updateProfile,
} from '@counter/contract/auth';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as emailChange from './email-change.service.ts';
import * as passwordChange from './password-change.service.ts';
import * as profile from './profile.service.ts';
import * as secondFactor from './second-factor.service.ts';
import * as sessions from './sessions.service.ts';

/** What people do with their own account. */
export function profileRoutes(platform: Platform, onSignOut: (sessionId: number) => void): Route[] {
  return [
    ...accountRoutes(platform, onSignOut),
    ...secondFactorRoutes(platform),
    ...openSessionRoutes(platform, onSignOut),
  ];
}

function accountRoutes(platform: Platform, onSignOut: (sessionId: number) => void): Route[] {
  return [
    route(findProfile, async ({ session }) => ({
      data: await profile.findProfile(platform, session.userId),
    })),
    route(updateProfile, async (call) => ({
      data: await profile.updateProfile(platform, call, call.body),
      message: 'Your profile is saved.',
    })),
    route(requestEmailChange, async (call) => ({
      data: await emailChange.requestEmailChange(platform, call, call.body),
      message: `We have sent a link to ${call.body.email}. The address changes once you open it.`,
    })),
    route(changePassword, async (call) => {
      const ended = await passwordChange.changePassword(platform, call, call.body);
      ended.forEach(onSignOut);
      const message = 'Your password is changed, and every other device is signed out.';
      return { data: { endedSessions: ended.length }, message };
    }),
  ];
}

function secondFactorRoutes(platform: Platform): Route[] {
  return [
    route(offerSecondFactor, async (call) => ({
      data: await secondFactor.offerSecondFactor(platform, call, call.body.password),
    })),
    route(confirmSecondFactor, async (call) => ({
      data: {
        recoveryCodes: await secondFactor.confirmSecondFactor(platform, call, call.body.code),
      },
      message: 'The second factor is on.',
    })),
    route(removeSecondFactor, async (call) => ({
      data: await secondFactor.removeSecondFactor(platform, call, call.body.password),
      message: 'The second factor is off.',
    })),
    route(renewRecoveryCodes, async (call) => ({
      data: {
        recoveryCodes: await secondFactor.renewRecoveryCodes(platform, call, call.body.password),
      },
      message: 'These are your new recovery codes. The old ones work no longer.',
    })),
  ];
}

function openSessionRoutes(platform: Platform, onSignOut: (sessionId: number) => void): Route[] {
  return [
    route(findSessions, async ({ session }) => ({
      data: await sessions.findSessions(platform, session),
    })),
    route(endOneSession, async (call) => {
      const ended = await sessions.endOneSession(platform, call, call.body.sessionId);
      ended.forEach(onSignOut);
      return { data: await sessions.findSessions(platform, call.session) };
    }),
    route(endAllSessions, async (call) => {
      const ended = await sessions.endAllSessions(platform, call);
      ended.forEach(onSignOut);
      const message = 'You are signed out everywhere.';
      return { data: { endedSessions: ended.length }, message };
    }),
  ];
}
