import {
  acceptInvitation,
  demandSecondFactor,
  findInvitation,
  findStoreOwners,
  findTeam,
  inviteMember,
  joinWithInvitation,
  leaveStore,
  removeMember,
  resendInvitation,
  updateMemberRole,
  withdrawInvitation,
} from '@counter/contract/team';
import { route, signInRoute, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { findOwners, personOf } from '../store/index.ts';
import * as accepting from './accept-invitation.service.ts';
import * as invitations from './invitations.service.ts';
import * as demand from './second-factor-demand.service.ts';
import * as team from './team.service.ts';

/** Binds the routes of members, invitations and the required second factor. */
export function teamRoutes(platform: Platform): Route[] {
  return [...memberRoutes(platform), ...invitationRoutes(platform), ...acceptingRoutes(platform)];
}

function memberRoutes(platform: Platform): Route[] {
  return [
    route(findTeam, async ({ scope }) => ({ data: await team.findTeam(platform, scope) })),
    route(findStoreOwners, async ({ scope }) => ({
      data: [...(await findOwners(platform.db, [scope.storeId]))],
    })),
    route(updateMemberRole, async (call) => {
      const { scope, body } = call;
      await team.updateMemberRole(platform, call, body);
      return { data: await team.findTeam(platform, scope), message: 'Role changed.' };
    }),
    route(removeMember, async ({ scope, body }) => {
      await team.removeMember(platform, scope, body.memberId);
      return { data: await team.findTeam(platform, scope), message: 'Member removed.' };
    }),
    route(leaveStore, async ({ scope }) => {
      await team.removeMember(platform, scope, personOf(scope));
      return { data: { left: true }, message: `You left ${scope.storeName}.` };
    }),
    route(demandSecondFactor, async (call) => {
      await demand.demandSecondFactor(platform, call, call.body.demanded);
      return { data: await team.findTeam(platform, call.scope) };
    }),
  ];
}

function invitationRoutes(platform: Platform): Route[] {
  return [
    route(inviteMember, async (call) => {
      const { scope, body } = call;
      await invitations.inviteMember(platform, call, body);
      const message = `We emailed an invitation to ${body.email}.`;
      return { data: await team.findTeam(platform, scope), message };
    }),
    route(resendInvitation, async ({ scope, body }) => {
      const email = await invitations.resendInvitation(platform, scope, body.id);
      const message = `We emailed a new invitation to ${email}.`;
      return { data: await team.findTeam(platform, scope), message };
    }),
    route(withdrawInvitation, async ({ scope, body }) => {
      const email = await invitations.withdrawInvitation(platform, scope, body.id);
      const message = `Invitation to ${email} withdrawn.`;
      return { data: await team.findTeam(platform, scope), message };
    }),
  ];
}

function acceptingRoutes(platform: Platform): Route[] {
  return [
    route(findInvitation, async ({ params }) => ({
      data: await accepting.findInvitation(platform, params.token),
    })),
    route(acceptInvitation, async (call) => {
      const joined = await accepting.acceptInvitation(platform, call, call.body.token);
      return { data: joined, message: `Welcome to the team of ${joined.storeName}.` };
    }),
    signInRoute(joinWithInvitation, async ({ body, request }) =>
      accepting.joinWithInvitation(platform, body, request),
    ),
  ];
}
