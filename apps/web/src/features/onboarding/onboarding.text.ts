import type { ReactNode } from 'react';
import { rich, type Mark } from '@counter/browser/sentence';

/** Screen text for onboarding. */
export const text = {
  firstName: 'First name',
  lastName: 'Last name',
  emailHelp: "You sign in with it. We'll email you a link to confirm it.",
  phoneHelp: "We'll call you here with questions about your application.",

  loginHint: (link: Mark) => rich`Already a partner? ${link('Login')}`,
  yourAccount: 'Your account',
  createAccount: 'Create account',
  login: 'Login',

  applicationSent: 'Application sent',
  oneMomentPlease: 'One moment.',
  receivedTitle: 'We received your application',

  statusNotLoaded: "We couldn't load your application's status",
  applicationStatus: 'Application status',
  waitsForYou: 'waiting for you',
  waitsForUs: 'waiting for us',

  firstStoreLead: 'Your first store. You can add more later.',
  lastStepLead: 'The last step.',

  applicationNotLoaded: "We couldn't load your application",
  savedKeptHint: 'What you saved is safe.',

  bankAccount: 'Bank account',
  bankAccountHelp: 'We pay your earnings into this account every week.',
  accountNumberHelp: 'At most 34 characters.',
  routingNumberHelp: '9 to 16 digits. It identifies your bank.',
  company: 'Company',
  companyHelp: 'We report your payouts to the tax office under this tax ID.',
  individualLabel: 'I file as an individual, without an EIN',
  legalAddressHelp: "The company's address, or yours if you file as an individual.",
  legalRepresentative: 'Legal representative',
  representativeHelp:
    'The law requires us to verify who is responsible for the business. We use their name, date of birth and the last digits of their SSN.',

  detailsOnFile: 'Details on file',
  detailsOnFileHelp:
    'We hide parts of these details, so enter them again. The new ones replace them.',
  taxIdEin: 'Tax ID (EIN)',
  filesAsIndividual: 'Files as an individual',
  legalAddress: 'Legal address',
  franchisees: 'Franchisees',
  noFranchise: 'No franchise',
  legalName: 'Legal name',
  dateOfBirth: 'Date of birth',

  yourBankAccount: 'Your bank account',
  encryptionHint:
    'We encrypt account, routing and tax numbers, the date of birth and the SSN. No one can see them in full again, not even you.',
  back: 'Back',
  sendApplication: 'Send application',

  store: 'The store',
  storeHelp: 'Customers find your store by name, delivery agents by address.',
  businessName: 'Business name',
  restaurantType: 'Restaurant type',
  chooseOne: 'Choose one',
  addressHelp: 'Street, number, city, state and postal code.',
  storePhoneNumber: 'Store phone number',
  storePhoneHelp: 'Someone answers it during working hours.',
  numberOfLocations: 'Number of locations',
  locationsHelp: 'All locations of your business, including this one.',
  hoursAndTax: 'Hours and tax',
  hoursAndTaxHelp: 'You only get orders while the store is open.',
  timeZone: 'Time zone',
  timeZoneHelp: "The time zone of the store's hours.",
  storeTaxRate: 'Store tax rate',
  taxRateHelp: 'Percent, from 0 to 25, such as 8.875.',

  yourBusiness: 'Your business',
  saveAndContinue: 'Save and continue',

  openLinkHint: 'Open the link we emailed you.',
  linkSentHint: 'Sent. Check your spam folder too.',
  resendLink: 'Resend the link',

  leaveWarning: "You'll lose your changes in this step. Earlier steps are saved.",
  leave: 'Leave',
  stay: 'Stay',

  yourMenu: 'Your menu',
  menuHelp: 'We set up your first products from it. Add a web address or pictures.',
  menuWebsite: 'Menu website',
  menuWebsitePlaceholder: 'https://example.com/menu',
  menuImages: 'Menu images',
  uploadingHint: 'Wait for the upload to finish',

  since: (instantIn: ReactNode) => rich`Since ${instantIn}`,

  register: 'Register',
  termsHint: "By registering, you agree to the marketplace's Terms of Service and Privacy Policy.",

  signedInAs: (fullName: ReactNode) => rich`Signed in as ${fullName}`,
  stepsSavedHint: 'We save each step when you finish it. You can continue later on any device.',
  logout: 'Logout',

  accountCreated: 'Account created',
  emailConfirmed: 'Email confirmed',
  confirmYourEmail: 'Confirm your email',
  businessInformationSaved: 'Business information saved',
  bankAccountSaved: 'Bank account saved',
  approved: 'Approved',
  notApproved: 'Not approved',
  inReview: 'In review',

  stepsOfSigningUp: 'Sign-up steps',
  done: ' (done)',

  accountHelp: 'Your name and how you sign in.',
  accountTitle: 'Create your account',
  businessHelp: 'What customers and delivery agents see.',
  businessTitle: 'Tell us about your business',
  payoutsHelp: 'Where your payouts go and who is responsible for the business.',
  payoutsTitle: 'Where your payouts go',

  thankYou: 'Thank You',
  ok: 'Ok',
  applicationReceived: (failure: string) => `We received your application. ${failure}`,

  inputKeptHint: ' What you typed is still here.',

  stepOf: (index: number, count: number) => `Step ${index} of ${count} `,
  signUp: 'Sign up',

  notApprovedWarning: (reason: string) =>
    `Your application wasn't approved: "${reason}" Fix both steps as needed and submit it again.`,
  noStoreWarning: 'A store must be created to reach the dashboard.',

  workingHours: 'Working hours',
  opens: 'Opens',
  closes: 'Closes',

  sameEveryDay: 'Same hours every day.',
  openAroundTheClock: 'Open around the clock, every day.',
  closesNextDay: (closes: string) => `Closes at ${closes} the next day.`,
  fromToEveryDay: (opens: string, closes: string) => `${opens} to ${closes}, every day.`,
} as const;
