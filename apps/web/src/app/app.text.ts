import { rich, type Mark } from '../lib/sentence.ts';

/** Every sentence that people read on the screens of app. */
export const text = {
  youAreInNow: (name: string, name2: string) => `You're now ${name} at ${name2}.`,
  youAreNoLongerIn: (name: string) =>
    `You're no longer on the team at ${name}. If that's a mistake, ask an owner of the store.`,

  bearer: (token: string) => `Bearer ${token}`,

  itCouldNotBeFetched: "We couldn't load this page. Check your connection and try again.",
  thisPageCouldNotBe: "We couldn't show this page",

  sorryPageNotFound: 'Sorry, page not found!',
  thereIsNothingAtThis: 'Check the address for typos. The page may have moved.',
  goToHome: 'Go to Home',

  pageNotFound: 'Page not found',

  cancelChangeOfBankAccount: 'Cancel bank account change',

  keepYourSecondFactor: 'Keep your second factor',

  chooseNewPassword: 'Choose a new password',

  confirmYourEMail: 'Confirm your email',

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
  thisLinkIsOfNo: 'This link no longer works',

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
  howYouSignInTo: 'How you sign in to the operator console.',

  charges: 'Charges',

  operator: 'Operator',

  leads: 'Leads',

  outbox: 'Outbox',

  reviews: 'Reviews',

  marketplacesDesk: 'the operator console',
  operatorsNeedSecondFactor: 'Operators need a second factor.',

  security: 'Security',

  application: 'Application',

  applications: 'Applications',

  payout: (transactionId: string) => `Payout ${transactionId}`,

  store: 'Store',

  stores: 'Stores',
} as const;
