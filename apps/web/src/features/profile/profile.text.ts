import { countOf } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for profile. */
export const text = {
  securityActivity: 'Security activity',
  activityHelp:
    "Sign-ins and changes from the last year. Something you don't recognize? Change your password.",
  activityNotLoaded: "We couldn't load your security activity",
  nothingYet: 'Nothing yet.',
  showMore: 'Show more',

  dateFormatSavedToast: 'Saved your date format.',
  dates: 'Dates',
  datesHelp: 'How dates and times appear on screens and in emails to you.',
  dateFormat: 'Date format',
  timeFormat: 'Time format',
  automatic: (sample: string) => `My store's country (${sample})`,
  clocks: {
    '12_HOUR': (sample: string) => `12-hour (${sample})`,
    '24_HOUR': (sample: string) => `24-hour (${sample})`,
  },
  dateExample: (sampleInstant: ReactNode) => rich`Example: ${sampleInstant}`,

  linkSentToast: (email: string) => `Sent a link to ${email}.`,
  changeEmail: 'Change email',
  newEmail: 'New email',
  newEmailHelp: "We'll email a link to this address. Open it to make the change.",
  sendLink: 'Send link',

  email: 'Email',
  emailHelp: 'You use it to sign in, and we send account emails to it.',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  bouncedWarning: (reason: string) =>
    `Emails to this address bounce, so we stopped sending them. The mail server said: ${reason}`,
  sendEmailsAgain: 'Send emails again',
  sendEmailsAgainToast: "We'll send emails again.",
  notChangedToast: (failure: string) => `We couldn't change this. ${failure}`,
  openLinkHint: 'Open the link in the email we sent you.',
  waitingForConfirmation: 'Waiting for confirmation',
  openNewLinkHint:
    'Open the link in the email we sent to this address. Until then, sign in with the one above.',
  emailNotSentToast: (failure: string) => `We couldn't send the email. ${failure}`,
  sendAgain: 'Send again',

  newSignInCount: (count: number) => `${count} new sign-ins to your account.`,
  review: 'Review',
  notConfirmedToast: (device: string, failure: string) =>
    `We couldn't confirm ${device}. ${failure}`,
  notSignedOutToast: (device: string, failure: string) =>
    `We couldn't sign out ${device}. ${failure}`,
  newSignIn: (device: string, instant: ReactNode) => rich`New sign-in: ${device}, ${instant}.`,
  thisWasMe: 'This was me',
  signItOut: 'Sign it out',
  signedOutNotice: (device: string) =>
    `Signed out ${device}. If it wasn't you, change your password.`,
  changePassword: 'Change password',
  dismiss: 'Dismiss',

  passwordChangedToast: 'Changed your password.',
  otherDeviceCount: (endedSessions: number) =>
    countOf(endedSessions, 'other device', 'other devices'),
  devicesSignedOutToast: (others: string) => `Changed your password and signed out ${others}.`,

  password: 'Password',
  passwordHelp: 'Changing it signs out every other device. You stay signed in here.',

  profileSavedToast: 'Saved your profile.',
  nameAndPhone: 'Name and phone',
  nameHelp: 'Your name appears next to your activity, such as orders you accept.',
  phoneHelp: 'So the marketplace can reach you. Customers never see it.',

  myProfile: 'My Profile',
  pageHelp: 'Your account, the same in every store you work in.',
  referral: 'Referral',
  profileNotLoaded: "We couldn't load your profile",

  changeEmailTitle: (email: string) => `Change your email to ${email}?`,
  changePasswordTitle: 'Change your password?',
  changePasswordHelp: 'Enter your current password. This signs out every other device.',
  addAppTitle: 'Add an authenticator app?',
  continue: 'Continue',
  removeAppTitle: 'Remove your authenticator app?',
  addPasskeyTitle: 'Add a passkey?',
  removePasskeyTitle: (name: string) => `Remove "${name}"?`,
  newCodesTitle: 'Make new recovery codes?',
  newCodesWarning: 'Your current codes will stop working right away.',
  makeNewCodes: 'Make new codes',

  showAll: (count: number) => `Show all ${count}`,
  thisWasMeLabel: (device: string) => `This was me: ${device}`,
  endSessionOf: (device: string) => `End the session of ${device}`,
  end: 'End',
  thisDevice: 'This device',
  new: 'New',
  signedIn: (instant: ReactNode) => rich`Signed in ${instant}`,
  lastSeen: (ago: ReactNode) => rich`last seen ${ago}`,
  keptUntil: (instant: ReactNode) => rich`kept until ${instant}`,

  sessions: 'Sessions',
  sessionsHelp:
    "Where you're signed in. Keep a kitchen tablet signed in for a whole shift, even when no one uses it.",
  confirmedToast: (device: string) => `Confirmed ${device}.`,
  sessionsNotLoaded: "We couldn't load your sessions",
  deviceKeptToast: 'This device stays signed in for 16 hours.',
  deviceNotKeptToast: (failure: string) => `We couldn't keep this device signed in. ${failure}`,
  keepForThisShift: 'Keep for this shift',
  signedOutToast: (device: string) => `Signed out ${device}.`,
  endSessionTitle: 'End this session?',
  endSession: 'End session',
  unknownDevice: 'It',
  endSessionWarning: (device: string) =>
    `${device} will be signed out right away. Anyone using it will need to sign in again.`,
  noneSignedOutToast: (failure: string) => `We couldn't sign out any device. ${failure}`,
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereTitle: 'Sign out everywhere?',
  signOut: 'Sign out',
  signOutEverywhereWarning:
    'Every device will be signed out right away, including this one. Orders keep coming in.',

  secondFactor: {
    appAddedToast: 'Added your authenticator app.',
    addAuthenticatorApp: 'Add an authenticator app',
    code: 'Code',
    codeHelp: 'The 6-digit code the app shows for Counter.',
    addApp: 'Add app',
    qrCodeLabel: 'QR code for your authenticator app',
    scanHelp:
      'Open an authenticator app on your phone, such as Aegis, 1Password or Google Authenticator, and scan this code with it.',
    openInApp: 'Open in an app on this device',
    noCameraHint: 'No camera? Type this key into the app:',
    keyCopiedToast: 'Copied the key.',
    copyKey: 'Copy key',

    passkeyRemovedToast: 'Removed the passkey.',
    passkeyAdded: (ago: ReactNode) => rich`Passkey, added ${ago}`,
    notUsedYet: ', not used yet',
    lastUsed: (ago: ReactNode) => rich`, last used ${ago}`,
    removePasskey: (name: string) => `Remove passkey ${name}`,
    passkey: 'Passkey',
    passkeyHelp:
      'Sign in with your fingerprint, face or screen lock. No one can guess or phish it.',
    addPasskey: 'Add a passkey',
    addAnotherPasskey: 'Add another passkey',
    appRemovedToast: 'Removed your authenticator app.',
    authenticatorApp: 'Authenticator app',
    authenticatorAppHelp: 'Enter a code from an app on your phone after your password.',
    added: (ago: ReactNode) => rich`Added ${ago}`,
    addAppButton: 'Add an app',
    removeAuthenticatorApp: 'Remove authenticator app',
    recoveryCodes: 'Recovery codes',
    newRecoveryCodes: 'New recovery codes',
    otherFactorsHint: 'You keep your other second factors.',
    lastFactorWarning:
      "This is your last second factor. You'll sign in with your password alone, and your recovery codes will stop working.",
    noCodesLeft: 'No recovery codes left. Make new ones now.',
    codeCount: (left: number) => countOf(left, 'code', 'codes'),
    fewCodesLeft: (count: string) => `Only ${count} left. Make new ones soon.`,
    codesLeft: (count: string) => `${count} left.`,

    secondFactorNotLoaded: "We couldn't load your second factor",

    passkeyAddedToast: 'Added your passkey.',
    passkeyNamePlaceholder: 'Work laptop',
    passkeyNameHelp:
      'Helps you tell your passkeys apart. Next, your browser asks you to create it.',
    createPasskey: 'Create passkey',

    keepCodesTitle: 'Keep these recovery codes',
    keepCodesHelp:
      "Use each code once in place of your second factor when you don't have your phone or passkey. We only show them now, so keep them somewhere safe.",
    codesCopiedToast: 'Copied your recovery codes.',
    copy: 'Copy',
    download: 'Download',
    iveSavedThem: "I've saved them",
    leaveTitle: 'Leave without your recovery codes?',
    leave: 'Leave',
    leaveWarning:
      'We only show them now. Without them, losing your phone or passkey locks you out for days.',

    secondFactor: 'Second factor',
    secondFactorHelp:
      'Protects your account even if someone learns your password. A passkey signs you in on its own. An authenticator app gives you codes to enter after your password.',
  },
} as const;
