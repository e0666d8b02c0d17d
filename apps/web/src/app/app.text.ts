/** Screen text for the app's frame and guards. */
export const text = {
  roleChangedToast: (role: string, storeName: string) => `You're now ${role} at ${storeName}.`,
  noLongerOnTeam: (name: string) =>
    `You're no longer on the team at ${name}. If that's a mistake, ask an owner of the store.`,

  register: 'Register',

  signUp: 'Sign up',

  addNewPromoCode: 'Add New Promo Code',

  adjustments: 'Adjustments',

  performance: 'Performance',
  performanceItems: 'Performance: items',
  performanceCustomers: 'Performance: customers',
  performancePromotions: 'Performance: promotions',
  performanceWebStore: 'Performance: web store',
  forecast: 'Tomorrow and beyond',

  home: 'Home',
  hiWelcomeBack: 'Hi, Welcome back',
  ordersAppearOnceApproved: 'Orders and figures appear here once the store is approved',
  openMenu: 'Open menu',

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

  timeClock: 'Time clock',
  plannedShifts: 'Planned shifts',
  closeTheDay: 'Close the day',
  hoursWorked: 'Hours worked',

  supplier: 'Supplier',

  customers: 'Customers',

  inquiries: 'Inquiries',

  productReviews: 'Product Reviews',

  financials: 'Financials',

  issueAdjustment: 'Issue Adjustment',

  marketing: 'Marketing',
  calendar: 'Calendar',

  myBusiness: 'My Business',

  myProfile: 'My Profile',

  manageOptions: 'Manage options',
  plannedChanges: 'Planned changes',

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
  stations: 'Stations',

  settings: 'Settings',

  notifications: 'Notifications',
  printers: 'Printers',
  integrations: 'Integrations',

  storeSettings: 'Store Settings',

  users: 'Users',

  userFinance: 'User Finance',

  yourAccount: 'Your account',

  charges: 'Charges',

  overview: 'Overview',

  leads: 'Leads',

  announcements: 'Announcements',

  outbox: 'Outbox',

  reviews: 'Reviews',

  security: 'Security',
  operators: 'Operators',

  application: 'Application',

  applications: 'Applications',

  payout: (transactionId: string) => `Payout ${transactionId}`,

  store: 'Store',

  stores: 'Stores',
  storeHealth: 'Store health',
} as const;
