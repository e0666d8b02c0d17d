import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of team. */
export const text = {
  itIsNoLongerRequired: 'It is no longer required.',
  secondFactorIsNowRequired: 'A second factor is now required.',
  secondFactorForEveryone: 'Second factor for everyone',
  passkeyOrCodeFromApp: 'A passkey, or a code from an app besides the password, at every sign-in.',
  required: 'Required',
  notRequired: 'Not required',
  stopRequiringIt: 'Stop requiring it',
  requireIt: 'Require it',
  setUpYours: 'Set up yours',
  nobodyOnTeamCanWork: 'Nobody on the team can work without one, or remove their last one.',
  everyoneDecidesForThemselves: 'Everyone decides for themselves.',
  setUpYourOwnBefore: 'Set up your own before you require it of others.',
  stopRequiringItTitle: 'Stop requiring it?',
  peopleCanThenRemoveTheirs: 'People can then remove theirs. Your store is safer if they don’t.',
  requireSecondFactor: 'Require a second factor?',
  everyoneOnTeamHasOne: 'Everyone on the team has one already and will have to keep it.',
  noneYetStoreClosesTo: (names: string, have: string) =>
    `${names} ${have} none yet. The store closes to them at once, until they set one up. We’ll show them how, and email them.`,

  openInvitations: 'Open invitations',
  invitedBy: (invitedBy: string) => `Invited by ${invitedBy}`,
  role: 'Role',
  ends: 'Ends',
  expired: 'Expired',
  ends2: 'Ends ',
  mailIsOnItsWay: (email: string) => `A mail is on its way to ${email}.`,
  actionsFor: (email: string) => `Actions for ${email}`,
  sendAgain: 'Send again',
  withdraw: 'Withdraw',
  invitationToIsWithdrawn: (email: string) => `The invitation to ${email} is withdrawn.`,
  withdrawThisInvitation: 'Withdraw this invitation?',
  linkThatWentToWorks: (email: ReactNode) =>
    rich`The link that went to ${email} works no longer then. You can invite the address again.`,

  inviteSomebody: 'Invite somebody',
  invitationIsOnItsWay: (email: string) => `An invitation is on its way to ${email}.`,
  sendInvitation: 'Send invitation',
  linkGoesToThisAddress:
    'A link goes to this address. It works for 72 hours, and for this address only.',

  users: 'Users',
  teamCouldNotBeLoaded: 'The team could not be loaded',
  secondFactor: 'Second factor',
  lastSeen: 'Last seen',
  since: 'Since',
  you: 'You',
  on: 'On',
  off: 'Off',
  secondFactorWithState: (state: string) => `Second factor ${state}`,
  notLately: 'Not lately',
  sinceWithSince: (since: ReactNode) => rich`Since ${since}`,
  seen: (ago: ReactNode) => rich` · seen ${ago}`,
  changeRole: 'Change role',

  yourStores: 'Your stores',
  whereYouWorkAndAs: 'Where you work, and as what.',
  leave: (ofText: string) => `Leave ${ofText}`,
  leaveButton: 'Leave',
  youHaveLeft: (name: string) => `You have left ${name}.`,
  youAreStillInTeam: (failure: string) => `You are still in the team. ${failure}`,
  leaveTitle: (name: string) => `Leave ${name}?`,
  youSeeNothingOfStore:
    'You see nothing of the store from then on. To come back you have to be invited again. Your account stays yours.',

  notForYourRole: 'Not for your role',
  thisPageIsNotFor: 'This page is not for your role',
  youAreInThisPage: (name: string, name2: string, roles: string, br: ReactNode) =>
    rich`You are ${name} in ${name2}. This page needs the role ${roles}.${br}`,
  askForIt: (data: string) => `Ask ${data} for it.`,
  goToHome: 'Go to Home',
  ownerOfStore: 'an owner of the store',

  isNoLongerInTeam: (fullName: string) => `${fullName} is no longer in the team.`,
  wasNotRemoved: (fullName: string, failure: string) => `${fullName} was not removed. ${failure}`,
  remove: (who: string) => `Remove ${who}?`,
  whatMayDoInEnds: (who: string, name: string) =>
    `What ${who} may do in ${name} ends at once, on every device. What they did stays in the records. To have them back, you invite them again.`,

  roleOf: (fullName: string) => `Role of ${fullName}`,
  roleOfIsChanged: (fullName: string) => `The role of ${fullName} is changed.`,

  whatRolesMayDo: 'What the roles may do',

  signIns: 'Sign-ins',
  latestSignInsAndFailed: 'The latest sign-ins and failed attempts of your team.',
  noSignInsYet: 'No sign-ins yet.',
  signInsCouldNotBe: 'The sign-ins could not be loaded',

  whoWorksForAndWhat: (name: string) => `Who works for ${name}, and what each of them may do.`,
  invite: 'Invite',
  thisMayBeOutOf: (failure: string) =>
    `This may be out of date. ${failure} What you see is the last known.`,

  inviteTitle: (email: string) => `Invite ${email}?`,
  changeRoleOf: (fullName: string) => `Change the role of ${fullName}?`,
} as const;
