import { loginAnswer } from '../auth/auth.schemas.ts';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import {
  accepted,
  acceptRequest,
  invitation,
  invitationInPath,
  joinRequest,
} from './invitations.schemas.ts';

export const findInvitation = endpoint({
  method: 'GET',
  path: '/merchant/invitation/{token}',
  summary: 'Gets an invitation by its link: the store, the role and who sent it.',
  params: invitationInPath,
  answer: envelope(invitation),
  can: 'anyone',
  rateLimit: 30,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/merchant/invitation/accept',
  summary: 'Joins the team of a store with an invitation to the address of the signed-in person.',
  body: acceptRequest,
  answer: envelope(accepted),
  can: 'signedIn',
  rateLimit: 30,
});

export const joinWithInvitation = endpoint({
  method: 'POST',
  path: '/merchant/invitation/join',
  summary: 'Creates an account for the invited address, joins the team with it and signs it in.',
  body: joinRequest,
  answer: loginAnswer,
  can: 'anyone',
  rateLimit: 10,
});
