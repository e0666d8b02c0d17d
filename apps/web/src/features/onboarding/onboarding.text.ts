import type { ReactNode } from 'react';
import { rich, type Mark } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of onboarding. */
export const text = {
  firstName: 'First name',
  lastName: 'Last name',
  youSignInWithIt: 'You sign in with it. We mail a link to confirm it.',
  yoursForQuestionsAboutYour: 'Yours, for questions about your application.',

  alreadyPartnerLogin: (link: Mark) => rich`Already a partner? ${link('Login')}`,
  yourAccount: 'Your account',
  createAccount: 'Create account',
  login: 'Login',

  everythingHasBeenSent: 'Everything has been sent',
  oneMomentPlease: 'One moment, please.',
  yourApplicationHasBeenSent: 'Your application has been sent',

  whereYourApplicationStandsCould: "We couldn't load your application's status",
  whereYourApplicationStands: 'Where your application stands',
  waitsForYou: 'waits for you',
  waitsForUs: 'waits for us',

  yourFirstStoreYouCan: 'Your first store. You can add more of them later.',
  lastStep: 'The last step.',

  yourApplicationCouldNotBe: "We couldn't load your application",
  whatYouSavedIsNot: 'What you saved is not lost.',

  bankAccount: 'Bank account',
  yourEarningsArePaidOut: 'Your earnings are paid out to this account every week.',
  atMost34Characters: 'At most 34 characters.',
  nineTo16DigitsIt: '9 to 16 digits. It names your bank.',
  company: 'Company',
  wePayLegalBusinessAnd:
    'We pay a legal business and report what we paid to the tax office, under its tax ID.',
  iFileAsIndividualWithout: 'I file as an individual, without an EIN',
  ofCompanyOrYoursIf: 'Of the company, or yours if you file as an individual.',
  legalRepresentative: 'Legal representative',
  lawAsksUsToKnow:
    'The law asks us to know the person who answers for the business. Name, date of birth and the last digits of the SSN are how we check that.',

  whatYouSentBefore: 'What you sent before',
  weKeepItMaskedSo: 'We keep it masked, so please type it again. What you send now replaces it.',
  taxIdEin: 'Tax ID (EIN)',
  filesAsIndividual: 'Files as an individual',
  legalAddress: 'Legal address',
  franchisees: 'Franchisees',
  noFranchise: 'No franchise',
  legalName: 'Legal name',
  dateOfBirth: 'Date of birth',

  yourBankAccount: 'Your bank account',
  accountRoutingAndTaxNumbers:
    'Account, routing and tax numbers, the date of birth and the SSN are encrypted before they are kept. Nobody sees them in full again, not even you.',
  back: 'Back',
  sendApplication: 'Send application',

  store: 'The store',
  customersFindItByIts: 'Customers find it by its name; delivery agents by its address.',
  businessName: 'Business name',
  restaurantType: 'Restaurant type',
  chooseOne: 'Choose one',
  streetNumberCityStateAnd: 'Street, number, city, state and postal code.',
  storePhoneNumber: 'Store phone number',
  answeredDuringWorkingHours: 'Answered during working hours.',
  numberOfLocations: 'Number of locations',
  allOfYourBusinessThis: 'All of your business, this one included.',
  runningIt: 'Running it',
  ordersComeInOnlyWhile: 'Orders come in only while the store is open.',
  timeZone: 'Time zone',
  whereStoreIsForIts: 'Where the store is, for its hours and its days.',
  storeTaxRate: 'Store tax rate',
  percentFrom0To25: 'Percent, from 0 to 25, such as 8.875.',

  yourBusiness: 'Your business',
  saveAndContinue: 'Save and continue',

  linkIsInMailWe: 'The link is in the mail we sent you.',
  sentLookIntoYourSpam: 'Sent. Look into your spam folder too.',
  mailLinkAgain: 'Mail the link again',

  whatYouChangedInThis:
    'What you changed in this step has not been saved yet. The steps before it are.',
  leave: 'Leave',
  stay: 'Stay',

  yourMenu: 'Your menu',
  weSetUpYourFirst:
    'We set up your first products from it. A web address or pictures: one of the two is enough.',
  menuWebsite: 'Menu website',
  httpsExampleComMenu: 'https://example.com/menu',
  menuImages: 'Menu images',
  waitUntilTheyAreUploaded: 'Wait until they are uploaded',

  since: (instantIn: ReactNode) => rich`since ${instantIn}`,

  register: 'Register',
  byRegisteringYouAgreeTo:
    'By registering, you agree to the marketplace’s Terms of Service and Privacy Policy.',

  signedInAs: (fullName: ReactNode) => rich`Signed in as ${fullName}`,
  eachStepIsSavedWhen: 'Each step is saved when you pass it. You can go on later, on any device.',
  logout: 'Logout',

  accountCreated: 'Account created',
  eMailConfirmed: 'E-mail confirmed',
  confirmYourEMail: 'Confirm your email',
  businessInformationSaved: 'Business information saved',
  bankAccountSaved: 'Bank account saved',
  approved: 'Approved',
  notApproved: 'Not approved',
  beingChecked: 'In review',

  stepsOfSigningUp: 'Steps of signing up',
  done: ' (done)',

  whoYouAreAndHow: 'Who you are and how you sign in.',
  createYourAccount: 'Create your account',
  whatCustomersAndDeliveryAgents: 'What customers and the delivery agents will see.',
  tellUsAboutYourBusiness: 'Tell us about your business',
  whereYourPayoutsGoAnd: 'Where your payouts go, and who stands behind the business.',
  whereYourPayoutsGo: 'Where your payouts go',

  thankYou: 'Thank You',
  ok: 'Ok',
  yourApplicationHasBeenSentAnd: (failure: string) =>
    `Your application has been sent, and nothing is lost. ${failure}`,

  whatYouTypedIsStill: ' What you typed is still here.',

  stepOf: (index: number, count: number) => `Step ${index} of ${count} `,
  signUp: 'Sign up',

  yourApplicationWasNotApproved: (reason: string) =>
    `Your application wasn’t approved: “${reason}” Fix both steps as needed and submit it again.`,
  storeMustBeCreatedTo: 'A store must be created to reach the dashboard.',

  workingHours: 'Working hours',
  opens: 'Opens',
  closes: 'Closes',

  sameOnEveryDayOf: 'The same on every day of the week.',
  openAroundClockOnEvery: 'Open around the clock, on every day of the week.',
  runsOverMidnightClosesAt: (closes: string) =>
    `Runs over midnight: closes at ${closes} on the next day.`,
  fromToOnEveryDay: (opens: string, closes: string) =>
    `From ${opens} to ${closes}, on every day of the week.`,
} as const;
