import type { ReactNode } from 'react';
import { rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of profile. */
export const text = {
  securityActivity: 'Security activity',
  signInsAndChangesOf:
    "Sign-ins and changes of the last year. Something you don't recognize? Change your password.",
  yourSecurityActivityCouldNot: 'Your security activity could not be loaded',
  nothingYet: 'Nothing yet.',
  showMore: 'Show more',

  englishUnitedKingdom: 'English (United Kingdom)',
  englishUnitedStates: 'English (United States)',
  deutsch: 'Deutsch',
  portuguesBrasil: 'Português (Brasil)',
  datesAreWrittenLikeThis: 'Dates are written like this from now on.',
  dates: 'Dates',
  howDaysAndTimesAre: 'How days and times are written for you, on every screen.',
  language: 'Language',
  nowIsWritten: (sampleInstant: ReactNode) => rich`Now is written ${sampleInstant}`,

  linkIsOnItsWay: (email: string) => `A link is on its way to ${email}.`,
  changeEMail: 'Change e-mail',
  newEMail: 'New e-mail',
  weMailLinkToIt: 'We mail a link to it. The change is made when you open that link.',
  sendLink: 'Send link',

  eMail: 'E-mail',
  youSignInWithIt: 'You sign in with it, and what concerns your account is mailed to it.',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  openLinkInMailWe: 'Open the link in the mail we sent to it.',
  waitingForConfirmation: 'Waiting for confirmation',
  itTakesOverOnceLink:
    'It takes over once the link in the mail to it is opened. Until then, sign in with the one above.',
  noMailWasSent: (failure: string) => `No mail was sent. ${failure}`,
  sendAgain: 'Send again',

  newSignInsToYour: (count: number) => `${count} new sign-ins to your account.`,
  review: 'Review',
  weCouldntConfirm: (device: string, failure: string) =>
    `We couldn’t confirm ${device}. ${failure}`,
  wasNotSignedOut: (device: string, failure: string) => `${device} was not signed out. ${failure}`,
  newSignIn: (device: string, instant: ReactNode) => rich`New sign-in: ${device}, ${instant}.`,
  thisWasMe: 'This was me',
  signItOut: 'Sign it out',
  isSignedOutIfIt: (device: string) =>
    `${device} is signed out. If it wasn’t you, change your password.`,
  changePassword: 'Change password',
  dismiss: 'Dismiss',

  yourPasswordIsChanged: 'Your password is changed.',
  oneOtherDeviceWas: '1 other device was',
  otherDevicesWere: (endedSessions: number) => `${endedSessions} other devices were`,
  yourPasswordIsChangedSigned: (others: string) =>
    `Your password is changed. ${others} signed out.`,

  password: 'Password',
  whenItChangesEveryOther:
    'When it changes, every other device is signed out. You stay signed in here.',

  yourProfileIsSaved: 'Your profile is saved.',
  nameAndPhone: 'Name and phone',
  yourNameStandsBesideWhat: 'Your name stands beside what you do, such as an order you accept.',
  forMarketplaceToReachYou: 'For the marketplace to reach you. Customers never see it.',

  myProfile: 'My Profile',
  yourOwnAccountSameIn: 'Your own account, the same in every store you work in.',
  referral: 'Referral',
  yourProfileCouldNotBe: 'Your profile could not be loaded',

  changeYourEMailTo: (email: string) => `Change your e-mail to ${email}?`,
  changeYourPassword: 'Change your password?',
  enterPasswordYouHaveNow: 'Enter the password you have now. Every other device is signed out.',
  addAuthenticatorApp: 'Add an authenticator app?',
  continue: 'Continue',
  removeYourAuthenticatorApp: 'Remove your authenticator app?',
  addPasskey: 'Add a passkey?',
  remove: (name: string) => `Remove "${name}"?`,
  makeNewRecoveryCodes: 'Make new recovery codes?',
  codesYouHaveNowStop: 'The codes you have now stop working at once.',
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
    'Where you are signed in now. Keep a kitchen tablet for its shift, so that it isn’t signed out while nobody touches it.',
  isConfirmed: (device: string) => `${device} is confirmed.`,
  yourSessionsCouldNotBe: 'Your sessions could not be loaded',
  thisDeviceStaysSignedIn: 'This device stays signed in for 16 hours.',
  thisDeviceWasNotKept: (failure: string) => `This device was not kept. ${failure}`,
  keepForThisShift: 'Keep for this shift',
  isSignedOut: (device: string) => `${device} is signed out.`,
  endThisSession: 'End this session?',
  endSession: 'End session',
  it: 'It',
  isSignedOutAtOnce: (device: string) =>
    `${device} is signed out at once. Whoever uses it has to sign in again.`,
  nothingWasSignedOut: (failure: string) => `Nothing was signed out. ${failure}`,
  signOutEverywhere: 'Sign out everywhere',
  signOutEverywhereTitle: 'Sign out everywhere?',
  signOut: 'Sign out',
  everyDeviceIsSignedOut:
    'Every device is signed out at once, this one included. Orders keep coming in.',

  secondFactor: {
    yourAuthenticatorAppIsAdded: 'Your authenticator app is added.',
    addAuthenticatorApp: 'Add an authenticator app',
    code: 'Code',
    sixDigitsThatAppShows: 'The 6 digits that the app shows for Counter now.',
    addApp: 'Add app',
    qrCodeForYourAuthenticator: 'QR code for your authenticator app',
    openAuthenticatorAppOnYour:
      'Open an authenticator app on your phone, such as Aegis, 1Password or Google Authenticator, and scan this code with it.',
    openInAppOnThis: 'Open in an app on this device',
    noCameraTypeThisKey: 'No camera? Type this key into the app:',
    keyIsCopied: 'The key is copied.',
    copyKey: 'Copy key',

    passkeyIsRemoved: 'The passkey is removed.',
    passkeyAdded: (ago: ReactNode) => rich`Passkey, added ${ago}`,
    notUsedYet: ', not used yet',
    lastUsed: (ago: ReactNode) => rich`, last used ${ago}`,
    removePasskey: (name: string) => `Remove passkey ${name}`,
    passkey: 'Passkey',
    signInWithYourFingerprint:
      'Sign in with your fingerprint, face or screen lock. Nobody can guess or phish it.',
    addPasskey: 'Add a passkey',
    addAnotherPasskey: 'Add another passkey',
    yourAuthenticatorAppIsRemoved: 'Your authenticator app is removed.',
    authenticatorApp: 'Authenticator app',
    enterCodeFromAppOn: 'Enter a code from an app on your phone after your password.',
    added: (ago: ReactNode) => rich`Added ${ago}`,
    addAppButton: 'Add an app',
    removeAuthenticatorApp: 'Remove authenticator app',
    recoveryCodes: 'Recovery codes',
    newRecoveryCodes: 'New recovery codes',
    yourOtherSecondFactorsStay: 'Your other second factors stay.',
    itIsYourLastSecond:
      'It is your last second factor: your password alone will sign you in, and your recovery codes stop working.',
    noRecoveryCodesAreLeft: 'No recovery codes are left. Make new ones now.',
    oneCodeIs: '1 code is',
    codesAre: (left: number) => `${left} codes are`,
    onlyLeftMakeNewOnes: (count: string) => `Only ${count} left. Make new ones soon.`,
    left: (count: string) => `${count} left.`,

    yourSecondFactorCouldNot: 'Your second factor could not be loaded',

    yourPasskeyIsAdded: 'Your passkey is added.',
    workLaptop: 'Work laptop',
    tellsYourPasskeysApartYour:
      'Tells your passkeys apart. Your browser then asks you to create it.',
    createPasskey: 'Create passkey',

    keepTheseRecoveryCodes: 'Keep these recovery codes',
    eachOneStandsInFor:
      'Each one stands in for your second factor once, when your phone or passkey isn’t at hand. They’re shown only now: keep them where you keep important papers.',
    recoveryCodesAreCopied: 'The recovery codes are copied.',
    copy: 'Copy',
    download: 'Download',
    iHaveKeptThem: 'I have kept them',
    leaveWithoutYourRecoveryCodes: 'Leave without your recovery codes?',
    leave: 'Leave',
    theyreShownOnlyNowWithout:
      'They’re shown only now. Without them, losing your phone or passkey locks you out for days.',

    secondFactor: 'Second factor',
    protectsYourAccountEvenIf:
      'Protects your account even if somebody learns your password. A passkey signs you in by itself; an authenticator app gives you codes to enter after your password.',
  },
} as const;
