import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import {
  invitationRequest,
  inviteRequest,
  leaveRequest,
  memberRequest,
  memberRoleRequest,
  secondFactorDemandRequest,
  team,
} from './team.schemas.ts';

const writes = { permission: 'team:write', store: 'body.storeId' } as const;

export const findTeam = endpoint({
  method: 'GET',
  path: '/merchant/store/team/{storeId}',
  summary:
    'Lists the members and invitations of the team, and whether a second factor is required.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(team),
  can: { permission: 'team:read', store: 'params.storeId' },
});

export const findStoreOwners = endpoint({
  method: 'GET',
  path: '/merchant/store/owners/{storeId}',
  summary: "Lists the names of the store's owners, to ask for another role.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(z.object({ fullName: z.string() }))),
  can: { permission: 'store:read', whileWaiting: true, store: 'params.storeId' },
});

export const inviteMember = endpoint({
  method: 'POST',
  path: '/merchant/store/team/invite',
  summary: 'Mails an invitation into the team; its link works for 72 hours.',
  body: inviteRequest,
  answer: envelope(team),
  can: writes,
  proof: 'required',
  rateLimit: 20,
});

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/merchant/store/team/invitation/resend',
  summary: 'Resends an open invitation with a new link; the old link stops working.',
  body: invitationRequest,
  answer: envelope(team),
  can: writes,
  rateLimit: 20,
});

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/merchant/store/team/invitation/withdraw',
  summary: 'Withdraws an open invitation; one that is withdrawn stays so.',
  body: invitationRequest,
  answer: envelope(team),
  can: writes,
});

export const updateMemberRole = endpoint({
  method: 'POST',
  path: '/merchant/store/team/role',
  summary: 'Gives a member another role; the last owner keeps theirs.',
  body: memberRoleRequest,
  answer: envelope(team),
  can: writes,
  proof: 'required',
});

export const removeMember = endpoint({
  method: 'POST',
  path: '/merchant/store/team/remove',
  summary: 'Removes a member from the team; their access to the store ends immediately.',
  body: memberRequest,
  answer: envelope(team),
  can: writes,
});

export const leaveStore = endpoint({
  method: 'POST',
  path: '/merchant/store/team/leave',
  summary: 'Removes the caller from the team; the last owner has to stay.',
  body: leaveRequest,
  answer: envelope(z.object({ left: z.boolean() })),
  can: { permission: 'store:read', store: 'body.storeId' },
  writes: true,
});

export const demandSecondFactor = endpoint({
  method: 'POST',
  path: '/merchant/store/team/second-factor',
  summary: 'Requires a second factor for the team, or stops requiring it.',
  body: secondFactorDemandRequest,
  answer: envelope(team),
  can: writes,
  proof: 'required',
});
