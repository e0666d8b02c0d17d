import { rich, type Mark } from '../lib/sentence.ts';

/** Every sentence that people read on the screens of app. */
export const text = {
  youAreInNow: (name: string, name2: string) => `You are ${name} in ${name2} now.`,
  youAreNoLongerIn: (name: string) =>
    `You are no longer in the team of ${name}. If you think that is a mistake, ask an owner of the store.`,

  bearer: (token: string) => `Bearer ${token}`,

  itCouldNotBeFetched:
    'It could not be fetched: you may be offline, or Counter is. Try again in a moment.',
  thisPageCouldNotBe: 'This page could not be shown',

  sorryPageNotFound: 'Sorry, page not found!',
  thereIsNothingAtThis:
    'There is nothing at this address. It may have been mistyped, or the page has moved.',
  goToHome: 'Go to Home',

  pageNotFound: 'Page not found',

  cancelChangeOfBankAccount: 'Cancel the change of the bank account',

  keepYourSecondFactor: 'Keep your second factor',

  chooseNewPassword: 'Choose a new password',

  confirmYourEMail: 'Confirm your e-mail',

  frequentlyAskQuestions: 'Frequently Ask Questions',

  yourWholeCityAtYour: 'Your whole city, at your counter',

  yourInvitation: 'Your invitation',

  login: 'Login',
  newToCounterGetStarted: (link: Mark) => rich`New to Counter? ${link('Get started')}`,
  signInToCounter: 'Sign in to Counter',

  sellerLogin: 'Seller login',
  notSellingHereYetSign: (link: Mark) => rich`Not selling here yet? ${link('Sign up')}`,
  sellerMarketplaceLogin: 'Seller marketplace login',

  forgotPassword: 'Forgot password',

  register: 'Register',
  becomePartner: 'Become a partner',
  alreadyHaveAccountLogin: (link: Mark) => rich`Already have an account? ${link('Login')}`,

  signUp: 'Sign up',

  unsubscribe: 'Unsubscribe',
  thisLinkIsOfNo: 'This link is of no use any more',

  addNewPromoCode: 'Add New Promo Code',

  adjustments: 'Adjustments',

  performance: 'Performance',

  home: 'Home',
  hiWelcomeBack: 'Hi, Welcome back',

  deal: 'Deal',

  employee: 'Employee',

  employees: 'Employees',

  expense: 'Expense',

  manageBusiness: 'Manage Business',

  order: (orderNumber: string) => `Order ${orderNumber}`,

  orderManagement: 'Order Management',

  newProduct: 'New Product',

  products: 'Products',

  rider: 'Rider',

  riders: 'Riders',

  sale: 'Sale',

  supplier: 'Supplier',

  customers: 'Customers',

  inquiries: 'Inquiries',

  productReviews: 'Product Reviews',

  financials: 'Financials',

  issueAdjustment: 'Issue Adjustment',

  marketing: 'Marketing',

  myBusiness: 'My Business',

  myProfile: 'My Profile',

  manageOptions: 'Manage options',

  promoCode: 'Promo Code',

  referral: 'Referral',

  reports: 'Reports',

  orderBreakdown: 'Order Breakdown',

  statement: (transactionId: string) => `Statement ${transactionId}`,
  payoutStatement: 'Payout statement',

  checkDeposits: 'Check deposits',

  accountSettings: 'Account Settings',

  auditLog: 'Audit log',

  bankAccount: 'Bank Account',

  hours: 'Hours',

  settings: 'Settings',

  notifications: 'Notifications',

  storeSettings: 'Store Settings',

  users: 'Users',

  userFinance: 'User Finance',

  yourAccount: 'Your account',
  howYouSignInTo: 'How you sign in to the marketplace’s desk.',

  charges: 'Charges',

  operator: 'Operator',

  leads: 'Leads',

  outbox: 'Outbox',

  reviews: 'Reviews',

  marketplacesDesk: 'the marketplace’s desk',
  operatorsNeedSecondFactor: 'Operators need a second factor.',

  security: 'Security',

  application: 'Application',

  applications: 'Applications',

  payout: (transactionId: string) => `Payout ${transactionId}`,

  store: 'Store',

  stores: 'Stores',
} as const;
