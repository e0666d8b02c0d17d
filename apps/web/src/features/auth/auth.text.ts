import type { ReactNode } from 'react';
import { rich, type Mark } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of auth. */
export const text = {
  aboutCounter: 'About Counter',
  everyOrderFromFirstPing: 'Every order, from the first ping to the handover.',
  yourStoreYourMenuAnd: 'Your store, your menu and your numbers on one screen.',

  cancelChange: 'Cancel the change',
  cancelChangeOfBankAccount: 'Cancel the change of the bank account?',
  gaveAnotherBankAccountFor: (
    instant: string,
    changedBy: string,
    storeName: string,
    instant2: string,
  ) =>
    `${instant}: ${changedBy} gave another bank account for ${storeName}. If you cancel that, and whatever was changed after it, payouts go to the account from before, and ${changedBy} is signed out everywhere. You can do so until ${instant2}.`,
  keepNewAccount: 'Keep the new account',
  and: ' and ',
  changeIsCancelled: 'The change is cancelled',
  payoutsOfGoToBank: (storeName: string, who: string) =>
    `Payouts of ${storeName} go to the bank account from before. ${who} was signed out everywhere. If it was somebody else who changed it, they know the password: have a new one chosen now.`,
  chooseNewPassword: 'Choose a new password',
  login: 'Login',
  thisChangeWasCancelledAlready: 'This change was already cancelled',
  bankAccountFromBeforeIs:
    'The bank account from before is used again. There is nothing more to do.',
  thisLinkHasExpired: 'This link has expired',
  itWorksFor72Hours:
    'It works for 72 hours after the change. Log in and change the bank account under Settings, ',
  andWriteToStaffOf: 'and write to the staff of the marketplace if somebody else has changed it.',
  thisLinkDoesNotWork: 'This link does not work',
  itMayHaveBeenCut: 'It may have been cut off on its way. Copy the whole link from the mail.',
  home: 'Home',

  yourSecondFactorStays: 'Your second factor stays',
  requestIsCancelledWhoeverMade:
    'The request is cancelled. The person who made it knows your password. Choose a new one now.',
  keepYourSecondFactor: 'Keep your second factor?',
  somebodyWhoKnowsYourPassword:
    'Someone who knows your password asked us to remove it. If it wasn’t you, cancel the request.',
  cancelRequest: 'Cancel the request',

  confirmYourEMail: 'Confirm your email',

  password: 'Password',
  confirmEMail: 'Confirm e-mail',
  forgotPassword: 'Forgot password?',
  iDidntSignUp: 'I didn’t sign up',

  itIsOlderThanWeek: 'It is older than a week, or another address was chosen since. ',
  haveNewLinkSentAnd: 'Have a new link sent and open that one.',
  itMayHaveBeenCutOff: 'It may have been cut off on its way. Copy the whole link from the mail, ',
  orHaveNewOneSent: 'or have a new one sent.',
  thisEMailBelongsTo: 'This e-mail belongs to another account',
  yourOwnAddressStaysAs: 'Your own address stays as it was. Choose another one under My Profile.',
  signInFirstToHave: 'Sign in first to have one sent.',
  newLinkIsOnIts: (email: string) => `We emailed a new link to ${email}.`,

  thisLinkWasUsedAlready: 'This link was used already',
  linkChangesPasswordOnceSign:
    'A link changes the password once. Sign in with the password chosen then. ',
  ifItWasNotYou: 'If you didn’t choose it, ask for a new link right away.',
  forYourSafetyLinkWorks:
    'For your safety a link works for an hour only. Ask for a new one: it comes in a minute.',
  orAskForNewOne: 'or ask for a new one.',
  askForNewLink: 'Ask for a new link',

  yourEMailIsConfirmed: 'Your e-mail is confirmed',
  isYoursWhatConcernsYour: (email: string) =>
    `${email} is yours. What concerns your account is mailed to it.`,
  goOn: 'Go on',

  ifSomebodySignsInWith: (email: string) => `If ${email} has an account, we’ve sent an email.`,
  resetPasswordInTwoQuick: 'Reset password in two quick steps',
  forgotPasswordLabel: 'Forgot password',
  oneYouSignInWith: 'The one you sign in with. We mail you a link to choose a new password.',
  sendLink: 'Send link',
  back: 'Back',

  askedAgainLookInYour: 'Asked again. Look in your mail in a minute or two.',
  lookInYourMail: 'Look in your mail',
  openLinkInMailAnd: 'Open the link in the mail and choose a new password. The link works once.',
  noMailAfterFewMinutes: (email: string) =>
    `No mail after a few minutes? Make sure that ${email} is right, or send it again.`,
  anotherEMail: 'Use another e-mail',

  oneMomentLinkIsBeing: 'One moment: the link is being checked.',
  linkCouldNotBeChecked: 'We couldn’t check the link',
  linkIsStillGood: (failure: string) => `${failure} The link is still good.`,

  youWillBeSignedOut: (link: Mark) =>
    rich`You will be signed out on every device. Changed your mind? ${link('Login')}`,
  newPassword: 'New password',
  changePassword: 'Change password',

  yourStoreIsNotApproved: 'Your store is not approved yet',
  ok: 'Ok',

  youDontHaveToDo: 'You don’t have to do anything',
  somebodyEnteredYourAddressAt:
    'Someone entered your address at Counter. No one can confirm it without the password. To use it yourself, ask for a link by mail. You get your own account, with nothing they entered. If no mail comes, sign up.',
  askForLink: 'Ask for a link',
  signUp: 'Sign up',

  yourPasswordIsChanged: 'Your password is changed',
  youWereSignedOutOn: 'You were signed out on every device. Sign in with the new password.',
  yourAccountIsReady: 'Your account is ready',
  logInWithYourEmail: 'Log in with your email and the password you just chose.',

  rememberMe: 'Remember me',
  signInWithPasskey: 'Sign in with a passkey',

  code: 'Code',
  sixDigitsThatYourAuthenticator: 'The 6 digits that your authenticator app shows now.',
  switchToRecoveryCode: 'Use a recovery code',
  recoveryCodeIsRequired: 'Recovery code is required',
  recoveryCode: 'Recovery code',
  oneOfCodesYouKept:
    'One of the codes you kept when you switched the second factor on. It works once.',
  authenticatorApp: 'Use the authenticator app',
  oneMoreStep: 'One more step',
  yourPasskey: 'Use your passkey',
  lostYourDevice: 'Lost your device?',

  sendAgain: 'Send again',

  youAreLoggedOutOn: 'You’re logged out on this device, but we couldn’t reach the server. ',
  ifOthersUseThisDevice:
    'If others use this device, change your password when you are connected again.',

  setUpYourAccount: 'Set up your account',
  somebodySignedUpWithYour: (link: Mark) =>
    rich`Someone signed up with your address before, but never confirmed it. You get a new account; nothing they entered is passed on. If it was you and you know the password, ${link('log in')} instead to keep it.`,
  yourAccount: 'Your account',
  createAccount: 'Create account',

  invitation: {
    joinTeam: 'Join the team',
    thisInvitationWasAcceptedAlready: 'This invitation was accepted already',
    thisInvitationWorksNoLonger: 'This invitation works no longer',
    goToYourStore: 'Go to your store',
    yourInvitation: 'Your invitation',
    join: (storeName: string) => `Join ${storeName}`,
    invitesYouToTeamOf: (
      invitedBy: string,
      storeName: string,
      branchName: string,
      name: ReactNode,
    ) => rich`${invitedBy} invites you to the team of ${storeName}, ${branchName}, as ${name}`,
    youWillLogInAs: (email: string) => `You will log in as ${email}.`,
    invitationWentToAndYou: (email: string, mine: string) =>
      `The invitation went to ${email}, and you are signed in as ${mine}. Log out to accept it.`,
    logOut: 'Log out',
    thereIsAccountForLog: (email: string) =>
      `There is an account for ${email}. Log in with it, and you come back here.`,
  },
} as const;
