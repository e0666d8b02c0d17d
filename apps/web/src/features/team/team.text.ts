import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of team. */
export const text = {
  itIsNoLongerRequired: 'Second factor is no longer required.',
  secondFactorIsNowRequired: 'Second factor is now required.',
  secondFactorForEveryone: 'Second factor for everyone',
  passkeyOrCodeFromApp: 'A passkey, or a password and a code from an app, at every sign-in.',
  required: 'Required',
  notRequired: 'Not required',
  stopRequiringIt: 'Stop requiring it',
  requireIt: 'Require it',
  setUpYours: 'Set up yours',
  nobodyOnTeamCanWork: 'No one on your team can work without one or remove their last one.',
  everyoneDecidesForThemselves: 'Everyone decides for themselves.',
  setUpYourOwnBefore: 'Set up your own before you require it for others.',
  stopRequiringItTitle: 'Stop requiring it?',
  peopleCanThenRemoveTheirs: "People can then remove theirs. Your store is safer if they don't.",
  requireSecondFactor: 'Require a second factor?',
  everyoneOnTeamHasOne: 'Everyone on your team already has one and will have to keep it.',
  noSecondFactorYet: (names: string, have: string) =>
    `${names} ${have} no second factor yet and will lose access right away until they set one up. We'll email them and show them how.`,

  openInvitations: 'Open invitations',
  invitedBy: (invitedBy: string) => `Invited by ${invitedBy}`,
  role: 'Role',
  ends: 'Ends',
  expired: 'Expired',
  ends2: 'Ends ',
  mailIsOnItsWay: (email: string) => `Sent another invitation to ${email}.`,
  actionsFor: (email: string) => `Actions for ${email}`,
  sendAgain: 'Send again',
  withdraw: 'Withdraw',
  invitationToIsWithdrawn: (email: string) => `Withdrew the invitation to ${email}.`,
  withdrawThisInvitation: 'Withdraw this invitation?',
  linkThatWentToWorks: (email: ReactNode) =>
    rich`The link we sent to ${email} will stop working. You can invite them again.`,

  inviteSomeone: 'Invite someone',
  invitationIsOnItsWay: (email: string) => `Sent an invitation to ${email}.`,
  sendInvitation: 'Send invitation',
  linkGoesToThisAddress:
    "We'll email a link to this address. It works for 72 hours, for this address only.",

  users: 'Users',
  teamCouldNotBeLoaded: "We couldn't load the team",
  secondFactor: 'Second factor',
  lastSeen: 'Last seen',
  since: 'Since',
  you: 'You',
  on: 'On',
  off: 'Off',
  secondFactorWithState: (state: string) => `Second factor ${state}`,
  notLately: 'Not recently',
  sinceWithSince: (since: ReactNode) => rich`Since ${since}`,
  seen: (ago: ReactNode) => rich` · seen ${ago}`,
  changeRole: 'Change role',

  yourStores: 'Your stores',
  whereYouWorkAndAs: 'Stores you work in, and your role in each.',
  leave: (ofText: string) => `Leave ${ofText}`,
  leaveButton: 'Leave',
  youHaveLeft: (name: string) => `You left ${name}.`,
  youAreStillInTeam: (failure: string) => `We couldn't remove you from the team. ${failure}`,
  leaveTitle: (name: string) => `Leave ${name}?`,
  youllLoseAccess:
    "You'll lose access to this store. To come back, you'll need a new invitation. You keep your account.",

  notForYourRole: 'No access',
  thisPageIsNotFor: "You don't have access to this page",
  youAreInThisPage: (name: string, name2: string, roles: string, br: ReactNode) =>
    rich`Your role in ${name2} is ${name}. To open this page, you need the role ${roles}.${br}`,
  askForIt: (data: string) => `Ask ${data} for access.`,
  goToHome: 'Go to Home',
  ownerOfStore: 'an owner of the store',

  isNoLongerInTeam: (fullName: string) => `Removed ${fullName} from the team.`,
  wasNotRemoved: (fullName: string, failure: string) =>
    `We couldn't remove ${fullName}. ${failure}`,
  remove: (who: string) => `Remove ${who}?`,
  willLoseAccess: (who: string, name: string) =>
    `${who} will lose access to ${name} right away, on every device. Their activity stays in the audit log. To bring them back, invite them again.`,

  roleOf: (fullName: string) => `Role of ${fullName}`,
  roleOfIsChanged: (fullName: string) => `Changed the role of ${fullName}.`,

  whatRolesMayDo: 'What each role can do',

  signIns: 'Sign-ins',
  latestSignInsAndFailed: "Your team's latest sign-ins and failed attempts.",
  noSignInsYet: 'No sign-ins yet.',
  signInsCouldNotBe: "We couldn't load the sign-ins",

  whoWorksForAndWhat: (name: string) => `Who works for ${name}, and what they can do.`,
  invite: 'Invite',
  thisMayBeOutOf: (failure: string) => `This may be out of date. ${failure}`,

  inviteTitle: (email: string) => `Invite ${email}?`,
  changeRoleOf: (fullName: string) => `Change the role of ${fullName}?`,
} as const;
