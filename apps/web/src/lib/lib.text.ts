/** Every sentence that people read on the screens of lib. */
export const text = {
  bearer: (token: string) => `Bearer ${token}`,

  asItIsRegistered: 'As registered.',
  taxIdEin: 'Tax ID (EIN)',
  legalAddress: 'Legal address',
  businessBelongsToFranchise: 'The business belongs to a franchise',
  totalFranchisees: 'Total franchisees',
  legalFirstName: 'Legal first name',
  legalLastName: 'Legal last name',
  dateOfBirth: 'Date of birth',
  ssnLast4Digits: 'SSN, last 4 digits',
  weNeverAskForWhole: 'We never ask for the full number.',
  notNeededForIndividual: 'Not needed for individuals.',
  nineDigitsXxXxxxxxx: (present: string) => `${present}9 digits: xx-xxxxxxx.`,

  today: 'Today',
  todayInSentence: 'today',
  at: (day: string, time: string) => `${day} at ${time}`,

  serverCouldNotBeReached: "We couldn't reach the server. Try again in a moment.",
  youAreOfflineCheckYour: "You're offline. Check your connection and try again.",
  givenUp: 'Cancelled',

  passkeyPromptWasClosedOr: 'The passkey prompt was closed or took too long. Try again.',
  passkeyPromptWasClosedTry: 'The passkey prompt was closed. Try again.',
  thisDeviceAlreadyHasPasskey: 'This device already has a passkey for your account.',
  passkeysDontWorkAtThis:
    'Passkeys don’t work at this address. Open Counter at the address in our emails.',
  thisDeviceCantMakePasskey: 'This device can’t make a passkey that works here. Try another one.',
  thisDeviceHasNoScreen: 'This device has no screen lock. Set one up, or use another device.',
  thisBrowserCantUsePasskeys: 'This browser can’t use passkeys here. Try another way.',

  atLeast10CharactersTry: 'At least 10 characters. Try a few unrelated words.',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',

  ifItStaysTellSupport: (requestId: string) =>
    ` If it keeps happening, give support this number: ${requestId}.`,
  serverCouldNotAnswerThis: (status: number, reference: string) =>
    `Something went wrong on our side (${status}). Try again in a moment.${reference}`,
  somethingWentWrongOnThis: 'Something went wrong on this page. Reload it and try again.',

  yourSessionHasEndedSign: 'Your session has ended. Sign in again to continue.',

  fileCannotBeRead: "We couldn't read the file",

  sunday: 'Sunday',
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  everyDay: 'every day',
} as const;
