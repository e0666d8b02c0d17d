/** The filter groups of the audit log, in order. */
export const auditGroups = [
  'orders',
  'menu',
  'promotions',
  'marketing',
  'money',
  'expenses',
  'people',
  'customers',
  'store',
  'settings',
  'bank',
  'team',
  'approval',
  'account',
  'marketplace',
] as const;

export type AuditGroup = (typeof auditGroups)[number];

const groupLabels: Record<AuditGroup, string> = {
  orders: 'Orders',
  menu: 'Menu and deals',
  promotions: 'Promo codes',
  marketing: 'SMS campaigns',
  money: 'Sales, refunds and payouts',
  expenses: 'Expenses and suppliers',
  people: 'Employees and riders',
  customers: 'Customers and reviews',
  store: 'Store and hours',
  settings: 'Settings and notifications',
  bank: 'Bank, company and representative',
  team: 'Users',
  approval: 'Application and approval',
  account: 'Accounts and sign-ins',
  marketplace: 'Operator console',
};

/** Returns the label of a group of actions. */
export function auditGroupLabel(group: AuditGroup): string {
  return groupLabels[group];
}

type ActionWords = {
  readonly group: AuditGroup;
  /**
   * The action, worded to follow a name. `{it}` is replaced by the thing's name at that time. If it starts with
   * `changed`, a single changed field is inserted: "changed the price of Rye bread".
   */
  readonly words: string;
};

/** A domain's actions by name. */
export type Actions = Readonly<Record<string, ActionWords>>;
