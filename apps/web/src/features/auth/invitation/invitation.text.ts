import type { ReactNode } from 'react';
import { rich } from '../../../lib/sentence.ts';

/** Sentences of invitations. */
export const text = {
  joinTeam: 'Join the team',
  thisInvitationWasAcceptedAlready: 'You already accepted this invitation',
  thisInvitationWorksNoLonger: 'This invitation no longer works',
  goToYourStore: 'Go to your store',
  yourInvitation: 'Your invitation',
  join: (storeName: string) => `Join ${storeName}`,
  invitesYouToTeamOf: (invitedBy: string, storeName: string, branchName: string, name: ReactNode) =>
    rich`${invitedBy} invites you to the team of ${storeName}, ${branchName}, as ${name}`,
  youWillLogInAs: (email: string) => `You'll log in as ${email}.`,
  invitationWentToAndYou: (email: string, mine: string) =>
    `The invitation is for ${email}, but you're signed in as ${mine}. Log out to accept it.`,
  logOut: 'Log out',
  thereIsAccountForLog: (email: string) =>
    `${email} already has an account. Log in with it to accept the invitation.`,
};
