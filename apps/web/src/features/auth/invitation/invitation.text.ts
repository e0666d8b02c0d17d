import type { ReactNode } from 'react';
import { rich } from '../../../lib/sentence.ts';

/** Sentences of invitations. */
export const text = {
  joinTeam: 'Join the team',
  thisInvitationWasAcceptedAlready: 'This invitation was accepted already',
  thisInvitationWorksNoLonger: 'This invitation works no longer',
  goToYourStore: 'Go to your store',
  yourInvitation: 'Your invitation',
  join: (storeName: string) => `Join ${storeName}`,
  invitesYouToTeamOf: (invitedBy: string, storeName: string, branchName: string, name: ReactNode) =>
    rich`${invitedBy} invites you to the team of ${storeName}, ${branchName}, as ${name}`,
  youWillLogInAs: (email: string) => `You will log in as ${email}.`,
  invitationWentToAndYou: (email: string, mine: string) =>
    `The invitation went to ${email}, and you are signed in as ${mine}. Log out to accept it.`,
  logOut: 'Log out',
  thereIsAccountForLog: (email: string) =>
    `There is an account for ${email}. Log in with it, and you come back here.`,
};
