import { countOf } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of profile. */
export const text = {
  securityActivity: 'Security activity',
  signInsAndChangesOf:
    "Sign-ins and changes from the last year. Something you don't recognize? Change your password.",
  yourSecurityActivityCouldNot: "We couldn't load your security activity",
  nothingYet: 'Nothing yet.',
  showMore: 'Show more',

  savedYourDateFormat: 'Saved your date format.',
  dates: 'Dates',
  howDaysAndTimesAre: 'How dates and times appear on screens and in emails to you.',
  dateFormat: 'Date format',
  timeFormat: 'Time format',
  automatic: (sample: string) => `Like my store's country (${sample})`,
  clocks: {
    '12_HOUR': (sample: string) => `12-hour (${sample})`,
    '24_HOUR': (sample: string) => `24-hour (${sample})`,
  },
  nowIsWritten: (sampleInstant: ReactNode) => rich`Example: ${sampleInstant}`,

  linkIsOnItsWay: (email: string) => `Sent a link to ${email}.`,
  changeEmail: 'Change email',
  newEmail: 'New email',
  weMailLinkToIt: "We'll email a link to this address. Open it to make the change.",
  sendLink: 'Send link',

  email: 'Email',
  youSignInWithIt: 'You use it to sign in, and we send account emails to it.',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  mailsComeBack: (reason: string) =>
    `Emails to this address bounce, so we stopped sending them. The mail server said: ${reason}`,
  mailMeAgain: 'Send emails again',
  isMailedAgain: "We'll send emails again.",
  wasNotChanged: (failure: string) => `We couldn't change this. ${failure}`,
  openLinkInMailWe: 'Open the link in the email we sent you.',
  waitingForConfirmation: 'Waiting for confirmation',
  openLinkInEmail:
    'Open the link in the email we sent to this address. Until then, sign in with the one above.',
  noMailWasSent: (failure: string) => `We couldn't send the email. ${failure}`,
  sendAgain: 'Send again',

  newSignInsToYour: (count: number) => `${count} new sign-ins to your account.`,
  review: 'Review',
  weCouldntConfirm: (device: string, failure: string) =>
    `We couldn't confirm ${device}. ${failure}`,
  wasNotSignedOut: (device: string, failure: string) =>
    `We couldn't sign out ${device}. ${failure}`,
  newSignIn: (device: string, instant: ReactNode) => rich`New sign-in: ${device}, ${instant}.`,
  thisWasMe: 'This was me',
  signItOut: 'Sign it out',
  isSignedOutIfIt: (device: string) =>
    `Signed out ${device}. If it wasn't you, change your password.`,
  changePassword: 'Change password',
  dismiss: 'Dismiss',

  yourPasswordIsChanged: 'Changed your password.',
  otherDevicesWere: (endedSessions: number) =>
    countOf(endedSessions, 'other device', 'other devices'),
  yourPasswordIsChangedSigned: (others: string) =>
    `Changed your password and signed out ${others}.`,

  password: 'Password',
  whenItChangesEveryOther: 'Changing it signs out every other device. You stay signed in here.',

  yourProfileIsSaved: 'Saved your profile.',
  nameAndPhone: 'Name and phone',
  yourNameAppearsNext: 'Your name appears next to your activity, such as orders you accept.',
  forMarketplaceToReachYou: 'So the marketplace can reach you. Customers never see it.',

  myProfile: 'My Profile',
  yourOwnAccountSameIn: 'Your account, the same in every store you work in.',
  referral: 'Referral',
  yourProfileCouldNotBe: "We couldn't load your profile",

  changeYourEmailTo: (email: string) => `Change your email to ${email}?`,
  changeYourPassword: 'Change your password?',
  enterPasswordYouHaveNow: 'Enter your current password. This signs out every other device.',
  addAuthenticatorApp: 'Add an authenticator app?',
  continue: 'Continue',
  removeYourAuthenticatorApp: 'Remove your authenticator app?',
  addPasskey: 'Add a passkey?',
  remove: (name: string) => `Remove "${name}"?`,
  makeNewRecoveryCodes: 'Make new recovery codes?',
  codesYouHaveNowStop: 'Your current codes will stop working right away.',
  makeNewCodes: 'Make new codes',

  showAll: (count: number) => `Show all ${count}`,
  thisWasMeLabel: (device: string) => `This was me: ${device}`,
  endSessionOf: (device: string) => `End the session of ${device}`,
  end: 'End',
  thisDevice: 'This device',
  new: 'New',
  signedIn: (instant: ReactNode) => rich`Signed in ${instant}`,
  lastSeen: (ago: ReactNode) => rich` · last seen ${ago}`,
  keptUntil: (instant: ReactNode) => rich` · kept until ${instant}`,

  sessions: 'Sessions',
  whereYouAreSignedIn:
    "Where you're signed in. Keep a kitchen tablet signed in for a whole shift, even when no one uses it.",
  isConfirmed: (device: string) => `Confirmed ${device}.`,
  yourSessionsCouldNotBe: "We couldn't load your sessions",
  thisDeviceStaysSignedIn: 'This device stays signed in for 16 hours.',
  weCouldntKeepThisDevice: (failure: string) =>
    `We couldn't keep this device signed in. ${failure}`,
  keepForThisShift: 'Keep for this shift',
  isSignedOut: (device: string) => `Signed out ${device}.`,
  endThisSession: 'End this session?',
  endSession: 'End session',
  it: 'It',
  isSignedOutAtOnce: (device: string) =>
    `${device} will be signed out right away. Anyone using it will need to sign in again.`,
  nothingWasSignedOut: (failure: string) => `We couldn't sign out any device. ${failure}`,
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereTitle: 'Sign out everywhere?',
  signOut: 'Sign out',
  everyDeviceIsSignedOut:
    'Every device will be signed out right away, including this one. Orders keep coming in.',

  secondFactor: {
    yourAuthenticatorAppIsAdded: 'Added your authenticator app.',
    addAuthenticatorApp: 'Add an authenticator app',
    code: 'Code',
    sixDigitsThatAppShows: 'The 6-digit code the app shows for Counter.',
    addApp: 'Add app',
    qrCodeForYourAuthenticator: 'QR code for your authenticator app',
    openAuthenticatorAppOnYour:
      'Open an authenticator app on your phone, such as Aegis, 1Password or Google Authenticator, and scan this code with it.',
    openInAppOnThis: 'Open in an app on this device',
    noCameraTypeThisKey: 'No camera? Type this key into the app:',
    keyIsCopied: 'Copied the key.',
    copyKey: 'Copy key',

    passkeyIsRemoved: 'Removed the passkey.',
    passkeyAdded: (ago: ReactNode) => rich`Passkey, added ${ago}`,
    notUsedYet: ', not used yet',
    lastUsed: (ago: ReactNode) => rich`, last used ${ago}`,
    removePasskey: (name: string) => `Remove passkey ${name}`,
    passkey: 'Passkey',
    signInWithYourFingerprint:
      'Sign in with your fingerprint, face or screen lock. No one can guess or phish it.',
    addPasskey: 'Add a passkey',
    addAnotherPasskey: 'Add another passkey',
    yourAuthenticatorAppIsRemoved: 'Removed your authenticator app.',
    authenticatorApp: 'Authenticator app',
    enterCodeFromAppOn: 'Enter a code from an app on your phone after your password.',
    added: (ago: ReactNode) => rich`Added ${ago}`,
    addAppButton: 'Add an app',
    removeAuthenticatorApp: 'Remove authenticator app',
    recoveryCodes: 'Recovery codes',
    newRecoveryCodes: 'New recovery codes',
    yourOtherSecondFactorsStay: 'You keep your other second factors.',
    itIsYourLastSecond:
      "This is your last second factor. You'll sign in with your password alone, and your recovery codes will stop working.",
    noRecoveryCodesAreLeft: 'No recovery codes left. Make new ones now.',
    codesAre: (left: number) => countOf(left, 'code', 'codes'),
    onlyLeftMakeNewOnes: (count: string) => `Only ${count} left. Make new ones soon.`,
    left: (count: string) => `${count} left.`,

    yourSecondFactorCouldNot: "We couldn't load your second factor",

    yourPasskeyIsAdded: 'Added your passkey.',
    workLaptop: 'Work laptop',
    tellsYourPasskeysApartYour:
      'Helps you tell your passkeys apart. Next, your browser asks you to create it.',
    createPasskey: 'Create passkey',

    keepTheseRecoveryCodes: 'Keep these recovery codes',
    eachCodeWorksOnce:
      "Use each code once in place of your second factor when you don't have your phone or passkey. We only show them now, so keep them somewhere safe.",
    recoveryCodesAreCopied: 'Copied your recovery codes.',
    copy: 'Copy',
    download: 'Download',
    iveSavedThem: "I've saved them",
    leaveWithoutYourRecoveryCodes: 'Leave without your recovery codes?',
    leave: 'Leave',
    theyreShownOnlyNowWithout:
      'We only show them now. Without them, losing your phone or passkey locks you out for days.',

    secondFactor: 'Second factor',
    protectsYourAccountEvenIf:
      'Protects your account even if someone learns your password. A passkey signs you in on its own. An authenticator app gives you codes to enter after your password.',
  },
} as const;
