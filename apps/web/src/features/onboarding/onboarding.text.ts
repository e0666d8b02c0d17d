import type { ReactNode } from 'react';
import { rich, type Mark } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of onboarding. */
export const text = {
  firstName: 'First name',
  lastName: 'Last name',
  youSignInWithIt: "You sign in with it. We'll email you a link to confirm it.",
  yoursForQuestionsAboutYour: "We'll call you here with questions about your application.",

  alreadyPartnerLogin: (link: Mark) => rich`Already a partner? ${link('Login')}`,
  yourAccount: 'Your account',
  createAccount: 'Create account',
  login: 'Login',

  applicationSent: 'Application sent',
  oneMomentPlease: 'One moment.',
  weReceivedYourApplication: 'We received your application',

  whereYourApplicationStandsCould: "We couldn't load your application's status",
  applicationStatus: 'Application status',
  waitsForYou: 'waiting for you',
  waitsForUs: 'waiting for us',

  yourFirstStoreYouCan: 'Your first store. You can add more later.',
  lastStep: 'The last step.',

  yourApplicationCouldNotBe: "We couldn't load your application",
  whatYouSavedIsNot: 'What you saved is safe.',

  bankAccount: 'Bank account',
  yourEarningsArePaidOut: 'We pay your earnings into this account every week.',
  atMost34Characters: 'At most 34 characters.',
  nineTo16DigitsIt: '9 to 16 digits. It identifies your bank.',
  company: 'Company',
  wePayLegalBusinessAnd: 'We report your payouts to the tax office under this tax ID.',
  iFileAsIndividualWithout: 'I file as an individual, without an EIN',
  ofCompanyOrYoursIf: "The company's address, or yours if you file as an individual.",
  legalRepresentative: 'Legal representative',
  lawAsksUsToKnow:
    'The law requires us to verify who is responsible for the business. We use their name, date of birth and the last digits of their SSN.',

  detailsOnFile: 'Details on file',
  weKeepItMaskedSo:
    'We hide parts of these details, so enter them again. The new ones replace them.',
  taxIdEin: 'Tax ID (EIN)',
  filesAsIndividual: 'Files as an individual',
  legalAddress: 'Legal address',
  franchisees: 'Franchisees',
  noFranchise: 'No franchise',
  legalName: 'Legal name',
  dateOfBirth: 'Date of birth',

  yourBankAccount: 'Your bank account',
  accountRoutingAndTaxNumbers:
    'We encrypt account, routing and tax numbers, the date of birth and the SSN. No one can see them in full again, not even you.',
  back: 'Back',
  sendApplication: 'Send application',

  store: 'The store',
  customersFindItByIts: 'Customers find your store by name, delivery agents by address.',
  businessName: 'Business name',
  restaurantType: 'Restaurant type',
  chooseOne: 'Choose one',
  streetNumberCityStateAnd: 'Street, number, city, state and postal code.',
  storePhoneNumber: 'Store phone number',
  answeredDuringWorkingHours: 'Someone answers it during working hours.',
  numberOfLocations: 'Number of locations',
  allOfYourBusinessThis: 'All locations of your business, including this one.',
  runningIt: 'Hours and tax',
  ordersComeInOnlyWhile: 'You only get orders while the store is open.',
  timeZone: 'Time zone',
  whereStoreIsForIts: "The time zone of the store's hours.",
  storeTaxRate: 'Store tax rate',
  percentFrom0To25: 'Percent, from 0 to 25, such as 8.875.',

  yourBusiness: 'Your business',
  saveAndContinue: 'Save and continue',

  linkIsInMailWe: 'Open the link we emailed you.',
  sentLookIntoYourSpam: 'Sent. Check your spam folder too.',
  resendLink: 'Resend the link',

  whatYouChangedInThis: "You'll lose your changes in this step. Earlier steps are saved.",
  leave: 'Leave',
  stay: 'Stay',

  yourMenu: 'Your menu',
  weSetUpYourFirst: 'We set up your first products from it. Add a web address or pictures.',
  menuWebsite: 'Menu website',
  httpsExampleComMenu: 'https://example.com/menu',
  menuImages: 'Menu images',
  waitUntilTheyAreUploaded: 'Wait for the upload to finish',

  since: (instantIn: ReactNode) => rich`since ${instantIn}`,

  register: 'Register',
  byRegisteringYouAgreeTo:
    "By registering, you agree to the marketplace's Terms of Service and Privacy Policy.",

  signedInAs: (fullName: ReactNode) => rich`Signed in as ${fullName}`,
  eachStepIsSavedWhen:
    'We save each step when you finish it. You can continue later on any device.',
  logout: 'Logout',

  accountCreated: 'Account created',
  emailConfirmed: 'Email confirmed',
  confirmYourEmail: 'Confirm your email',
  businessInformationSaved: 'Business information saved',
  bankAccountSaved: 'Bank account saved',
  approved: 'Approved',
  notApproved: 'Not approved',
  beingChecked: 'In review',

  stepsOfSigningUp: 'Sign-up steps',
  done: ' (done)',

  whoYouAreAndHow: 'Your name and how you sign in.',
  createYourAccount: 'Create your account',
  whatCustomersAndDeliveryAgents: 'What customers and delivery agents see.',
  tellUsAboutYourBusiness: 'Tell us about your business',
  whereYourPayoutsGoAnd: 'Where your payouts go and who is responsible for the business.',
  whereYourPayoutsGo: 'Where your payouts go',

  thankYou: 'Thank You',
  ok: 'Ok',
  yourApplicationHasBeenSentAnd: (failure: string) => `We received your application. ${failure}`,

  whatYouTypedIsStill: ' What you typed is still here.',

  stepOf: (index: number, count: number) => `Step ${index} of ${count} `,
  signUp: 'Sign up',

  yourApplicationWasNotApproved: (reason: string) =>
    `Your application wasn't approved: "${reason}" Fix both steps as needed and submit it again.`,
  storeMustBeCreatedTo: 'A store must be created to reach the dashboard.',

  workingHours: 'Working hours',
  opens: 'Opens',
  closes: 'Closes',

  sameOnEveryDayOf: 'Same hours every day.',
  openAroundClockOnEvery: 'Open around the clock, every day.',
  closesNextDay: (closes: string) => `Closes at ${closes} the next day.`,
  fromToOnEveryDay: (opens: string, closes: string) => `${opens} to ${closes}, every day.`,
} as const;
