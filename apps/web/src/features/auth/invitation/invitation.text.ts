import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for invitations. */
export const text = {
  joinTeam: 'Join the team',
  alreadyAcceptedTitle: 'You already accepted this invitation',
  invitationExpiredTitle: 'This invitation no longer works',
  goToYourStore: 'Go to your store',
  yourInvitation: 'Your invitation',
  joinTitle: (storeName: string) => `Join ${storeName}`,
  joinHelp: (invitedBy: string, storeName: string, branchName: string, name: ReactNode) =>
    rich`${invitedBy} invites you to the team of ${storeName}, ${branchName}, as ${name}.`,
  roleCan: (may: string) => `You can ${may}.`,
  loginHint: (email: string) => `You'll log in as ${email}.`,
  otherAccountHint: (email: string, mine: string) =>
    `The invitation is for ${email}, but you're signed in as ${mine}. Log out to accept it.`,
  logOut: 'Log out',
  existingAccountHint: (email: string) =>
    `${email} already has an account. Log in with it to accept the invitation.`,
};
