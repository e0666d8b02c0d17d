import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for team. */
export const text = {
  notRequiredToast: 'Second factor is no longer required.',
  requiredToast: 'Second factor is now required.',
  secondFactorForEveryone: 'Second factor for everyone',
  secondFactorHelp: 'A passkey, or a password and a code from an app, at every sign-in.',
  required: 'Required',
  notRequired: 'Not required',
  stopRequiringIt: 'Stop requiring it',
  requireIt: 'Require it',
  setUpYours: 'Set up yours',
  requiredHelp: 'No one on your team can work without one or remove their last one.',
  notRequiredHelp: 'Everyone decides for themselves.',
  setUpFirstHint: 'Set up your own before you require it for others.',
  stopRequiringItTitle: 'Stop requiring it?',
  stopRequiringWarning: "People can then remove theirs. Your store is safer if they don't.",
  requireTitle: 'Require a second factor?',
  requireHint: 'Everyone on your team already has one and will have to keep it.',
  requireWarning: (names: string, have: string) =>
    `${names} ${have} no second factor yet and will lose access right away until they set one up. We'll email them and show them how.`,

  openInvitations: 'Open invitations',
  invitedBy: (invitedBy: string) => `Invited by ${invitedBy}`,
  role: 'Role',
  ends: 'Expires',
  expired: 'Expired',
  endsPrefix: 'Expires ',
  sentAgainToast: (email: string) => `Sent another invitation to ${email}.`,
  actionsFor: (email: string) => `Actions for ${email}`,
  sendAgain: 'Send again',
  withdraw: 'Withdraw',
  withdrawnToast: (email: string) => `Withdrew the invitation to ${email}.`,
  withdrawTitle: 'Withdraw this invitation?',
  withdrawHelp: (email: ReactNode) =>
    rich`The link we sent to ${email} will stop working. You can invite them again.`,

  inviteSomeone: 'Invite someone',
  invitedToast: (email: string) => `Sent an invitation to ${email}.`,
  sendInvitation: 'Send invitation',
  inviteHelp: "We'll email a link to this address. It works for 72 hours, for this address only.",

  users: 'Users',
  teamNotLoaded: "We couldn't load the team",
  secondFactor: 'Second factor',
  lastSeen: 'Last seen',
  since: 'Member since',
  you: 'You',
  on: 'On',
  off: 'Off',
  secondFactorState: (state: string) => `Second factor ${state}`,
  notRecently: 'Not recently',
  memberSince: (since: ReactNode) => rich`Since ${since}`,
  seen: (ago: ReactNode) => rich` · seen ${ago}`,
  changeRole: 'Change role',

  yourStores: 'Your stores',
  yourStoresHelp: 'Stores you work in, and your role in each.',
  leave: (ofText: string) => `Leave ${ofText}`,
  leaveButton: 'Leave',
  leftToast: (name: string) => `You left ${name}.`,
  notLeftToast: (failure: string) => `We couldn't remove you from the team. ${failure}`,
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveWarning:
    "You'll lose access to this store. To come back, you'll need a new invitation. You keep your account.",

  noAccess: 'No access',
  noAccessTitle: "You don't have access to this page",
  noAccessHelp: (role: string, storeName: string, roles: string, br: ReactNode) =>
    rich`Your role in ${storeName} is ${role}. To open this page, you need the role ${roles}.${br}`,
  askForIt: (data: string) => `Ask ${data} for access.`,
  goToHome: 'Go to Home',
  ownerOfStore: 'an owner of the store',

  removedToast: (fullName: string) => `Removed ${fullName} from the team.`,
  notRemovedToast: (fullName: string, failure: string) =>
    `We couldn't remove ${fullName}. ${failure}`,
  removeTitle: (who: string) => `Remove ${who}?`,
  removeWarning: (who: string, name: string) =>
    `${who} will lose access to ${name} right away, on every device. Their activity stays in the audit log. To bring them back, invite them again.`,

  roleOf: (fullName: string) => `Role of ${fullName}`,
  roleChangedToast: (fullName: string) => `Changed the role of ${fullName}.`,

  whatRolesMayDo: 'What each role can do',
  roleCan: (may: string) => `Can ${may}.`,

  signIns: 'Sign-ins',
  signInsHelp: "Your team's latest sign-ins and failed attempts.",
  noSignInsYet: 'No sign-ins yet.',
  signInsNotLoaded: "We couldn't load the sign-ins",

  pageHelp: (name: string) => `Who works for ${name}, and what they can do.`,
  invite: 'Invite',
  staleWarning: (failure: string) => `This may be out of date. ${failure}`,

  inviteTitle: (email: string) => `Invite ${email}?`,
  changeRoleTitle: (fullName: string) => `Change the role of ${fullName}?`,
} as const;
