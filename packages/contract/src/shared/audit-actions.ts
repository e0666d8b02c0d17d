import { settingActions } from './setting-parts.ts';

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
  marketplace: 'The marketplace’s desk',
};

/** Returns the label of a group of actions. */
export function auditGroupLabel(group: AuditGroup): string {
  return groupLabels[group];
}

type ActionWords = {
  readonly group: AuditGroup;
  /**
   * The action in words, to follow a name. `{it}` is replaced by the object's name at that time. If
   * the words begin with `changed`, a single changed field takes their place: "changed the price of
   * Rye bread".
   */
  readonly words: string;
};

/**
 * Every action that the audit log knows, with its words. One that is not here cannot be written: a new one
 * gets a line.
 */
export const auditActions = {
  'order.place': { group: 'orders', words: 'sent in order {it}' },
  'order.release': { group: 'orders', words: 'sent scheduled order {it} to the kitchen' },
  'order.accept': { group: 'orders', words: 'accepted order {it}' },
  'order.ready': { group: 'orders', words: 'marked order {it} as ready' },
  'order.complete': { group: 'orders', words: 'completed order {it}' },
  'order.cancel': { group: 'orders', words: 'cancelled order {it}' },
  'order.expire': { group: 'orders', words: 'let order {it} expire' },
  'order.assign': { group: 'orders', words: 'changed who delivers order {it}' },
  'order.refund': { group: 'money', words: 'gave back money of order {it}' },

  'product.create': { group: 'menu', words: 'added the product {it}' },
  'product.update': { group: 'menu', words: 'changed {it}' },
  'product.availability': { group: 'menu', words: 'changed the availability of {it}' },
  'product.delete': { group: 'menu', words: 'deleted the product {it}' },
  'product.restore': { group: 'menu', words: 'brought back the product {it}' },
  'product.import': { group: 'menu', words: 'imported products from a file' },
  'category.create': { group: 'menu', words: 'added the category {it}' },
  'category.update': { group: 'menu', words: 'changed the category {it}' },
  'category.order': { group: 'menu', words: 'put the categories in another order' },
  'category.delete': { group: 'menu', words: 'deleted the category {it}' },
  'option-group.create': { group: 'menu', words: 'added the option group {it}' },
  'option-group.update': { group: 'menu', words: 'changed the option group {it}' },
  'option-group.delete': { group: 'menu', words: 'deleted the option group {it}' },
  'option.availability': { group: 'menu', words: 'changed the availability of {it}' },
  'deal.create': { group: 'menu', words: 'added the deal {it}' },
  'deal.update': { group: 'menu', words: 'changed the deal {it}' },
  'deal.availability': { group: 'menu', words: 'changed the availability of {it}' },
  'deal.delete': { group: 'menu', words: 'deleted the deal {it}' },
  'deal.restore': { group: 'menu', words: 'brought back the deal {it}' },

  'promo.create': { group: 'promotions', words: 'added the promo code {it}' },
  'promo.delete': { group: 'promotions', words: 'deleted the promo code {it}' },
  'promo.restore': { group: 'promotions', words: 'brought back the promo code {it}' },
  'campaign.create': { group: 'marketing', words: 'set up the SMS campaign {it}' },
  'campaign.cancel': { group: 'marketing', words: 'cancelled the SMS campaign {it}' },
  'campaign.charge': { group: 'marketing', words: 'charged the SMS campaign {it}' },
  'campaign.test': { group: 'marketing', words: 'sent a test message to themselves' },

  'sale.record': { group: 'money', words: 'recorded a sale at the counter' },
  'sale.void': { group: 'money', words: 'voided a sale at the counter' },
  'payment.change': { group: 'money', words: 'settled the card payment of order {it}' },
  'payment.fail': { group: 'money', words: 'could not charge the card for order {it}' },
  'payment.giveUp': { group: 'money', words: 'gave up on the card payment {it}' },
  'payment.retry': { group: 'money', words: 'tried the card payment {it} again' },
  'charge.propose': { group: 'money', words: 'proposed a charge for order {it}' },
  'charge.contest': { group: 'money', words: 'disputed the charge for order {it}' },
  'charge.decide': { group: 'money', words: 'decided on the charge for order {it}' },
  'payout.create': { group: 'money', words: 'created the payout {it}' },
  'payout.send': { group: 'money', words: 'sent the payout {it} to the bank' },
  'payout.settle': { group: 'money', words: 'marked the payout {it} as paid' },
  'payout.fail': { group: 'money', words: 'marked the payout {it} as failed' },
  'payouts.hold': { group: 'money', words: 'held the payouts' },
  'payouts.lift': { group: 'money', words: 'lifted the hold on the payouts' },

  'expense.create': { group: 'expenses', words: 'added the expense {it}' },
  'expense.update': { group: 'expenses', words: 'changed the expense {it}' },
  'expense.delete': { group: 'expenses', words: 'deleted the expense {it}' },
  'expense.restore': { group: 'expenses', words: 'brought back the expense {it}' },
  'supplier.create': { group: 'expenses', words: 'added the supplier {it}' },
  'supplier.update': { group: 'expenses', words: 'changed the supplier {it}' },
  'supplier.remove': { group: 'expenses', words: 'removed the supplier {it}' },
  'supplier.restore': { group: 'expenses', words: 'brought back the supplier {it}' },

  'employee.create': { group: 'people', words: 'added the employee {it}' },
  'employee.update': { group: 'people', words: 'changed the employee {it}' },
  'employee.end': { group: 'people', words: 'ended the employment of {it}' },
  'employee.resume': { group: 'people', words: 'took back the end of the employment of {it}' },
  'rider.create': { group: 'people', words: 'added the rider {it}' },
  'rider.update': { group: 'people', words: 'changed the rider {it}' },
  'rider.duty': { group: 'people', words: 'changed whether {it} is on duty' },
  'rider.remove': { group: 'people', words: 'removed the rider {it}' },
  'rider.restore': { group: 'people', words: 'brought back the rider {it}' },

  'inquiry.create': { group: 'customers', words: 'took in a question from {it}' },
  'inquiry.reply': { group: 'customers', words: 'answered the question of {it}' },
  'review.create': { group: 'customers', words: 'took in a review of order {it}' },
  'review.change': { group: 'customers', words: 'took in another review of order {it}' },
  'review.reply': { group: 'customers', words: 'replied to the review of order {it}' },
  'review.report': { group: 'customers', words: 'reported the review of order {it}' },
  'review.keep': { group: 'customers', words: 'kept the reported review of order {it}' },
  'review.remove': { group: 'customers', words: 'removed the review of order {it}' },

  'store.create': { group: 'store', words: 'added the store' },
  'store.open': { group: 'store', words: 'opened the store' },
  'store.close': { group: 'store', words: 'closed the store' },
  'store.pause': { group: 'store', words: 'paused the store' },
  'store.resume': { group: 'store', words: 'ended the pause of the store' },
  'store.busy': { group: 'store', words: 'added minutes to new promises' },
  'store.calm': { group: 'store', words: 'ended the longer promises' },
  'store.hours': { group: 'store', words: 'changed the opening hours' },
  'store.exception.add': { group: 'store', words: 'added an exception to the hours' },
  'store.exception.change': { group: 'store', words: 'changed an exception to the hours' },
  'store.exception.remove': { group: 'store', words: 'removed an exception to the hours' },
  'store.suspend': { group: 'store', words: 'suspended the store' },
  'store.lift': { group: 'store', words: 'lifted the suspension of the store' },
  'store.fees': { group: 'money', words: 'set what the marketplace charges' },

  ...settingActions,
  'customer.block': { group: 'settings', words: 'blocked the customer {it}' },
  'customer.unblock': { group: 'settings', words: 'unblocked the customer {it}' },
  'customer.erase': { group: 'settings', words: 'erased the data of customer {it}' },
  'customer.notes': { group: 'settings', words: 'changed the notes on {it}' },
  'consent.record': { group: 'settings', words: 'recorded the consent of {it} to text messages' },
  'consent.withdraw': { group: 'settings', words: 'ended the consent of {it} to text messages' },
  'recipient.create': { group: 'settings', words: 'had mails sent to {it}' },
  'recipient.delete': { group: 'settings', words: 'had no more mails sent to {it}' },
  'recipient.unsubscribe': { group: 'settings', words: 'unsubscribed {it} from mails' },
  'push_device.create': { group: 'settings', words: 'had new orders pushed to {it}' },
  'push_device.delete': { group: 'settings', words: 'had nothing more pushed to {it}' },
  'recipient.subscribe': { group: 'settings', words: 'subscribed {it} to mails again' },

  'bank_details.save': { group: 'bank', words: 'saved the bank details' },
  'bank_details.cancel': { group: 'bank', words: 'cancelled the change of the bank account' },
  'bank_details.read': { group: 'bank', words: 'looked at the bank details, masked' },
  'bank_details.open': { group: 'bank', words: 'used the bank account for a payment' },
  'bank_details.verify': { group: 'bank', words: 'verified a part of the bank details' },
  'bank_details.unverify': { group: 'bank', words: 'took back the verification of a part' },

  'member.join': { group: 'team', words: 'joined the team' },
  'member.role': { group: 'team', words: 'changed the role of {it}' },
  'member.remove': { group: 'team', words: 'removed {it} from the team' },
  'member.leave': { group: 'team', words: 'left the team' },
  'invitation.create': { group: 'team', words: 'invited {it} to the team' },
  'invitation.resend': { group: 'team', words: 'sent the invitation to {it} again' },
  'invitation.withdraw': { group: 'team', words: 'withdrew the invitation to {it}' },
  'invitation.withdrawAll': { group: 'team', words: 'ended the open invitations of {it}' },
  'team.demandSecondFactor': { group: 'team', words: 'demanded a second factor of the team' },
  'team.endSecondFactorDemand': {
    group: 'team',
    words: 'stopped demanding a second factor of the team',
  },

  'application.create': { group: 'approval', words: 'began the application' },
  'application.update': { group: 'approval', words: 'changed the application' },
  'application.submit': { group: 'approval', words: 'sent the application' },
  'application.read': { group: 'approval', words: 'looked at the application' },
  'application.approve': { group: 'approval', words: 'approved the application' },
  'application.refuse': { group: 'approval', words: 'refused the application' },
  'store.approve': { group: 'approval', words: 'approved the store' },

  'session.create': { group: 'account', words: 'signed in' },
  'session.newDevice': { group: 'account', words: 'signed in from a new device' },
  'session.keep': { group: 'account', words: 'kept a device signed in for a shift' },
  'session.review': { group: 'account', words: 'confirmed a sign-in from a new device' },
  'session.end': { group: 'account', words: 'ended sessions' },
  'session.dead': { group: 'account', words: 'used a session that had ended' },
  'session.carried': { group: 'account', words: 'used a session outside its browser' },
  'signIn.wrongPassword': { group: 'account', words: 'typed a wrong password' },
  'signIn.wrongCode': { group: 'account', words: 'typed a wrong code' },
  'signIn.locked': { group: 'account', words: 'tried to sign in while locked out' },
  'signIn.unknown': { group: 'account', words: 'tried to sign in without an account' },
  'call.refuse': { group: 'account', words: 'tried something they may not do' },
  'apiKey.refuse': { group: 'account', words: 'used an API key that has ended' },
  'user.create': { group: 'account', words: 'signed up' },
  'user.close': { group: 'account', words: 'took over an e-mail address nobody had confirmed' },
  'user.update': { group: 'account', words: 'changed their profile' },
  'user.lock': { group: 'account', words: 'typed too many wrong passwords' },
  'user.requestEmailChange': { group: 'account', words: 'asked for another e-mail address' },
  'user.changeEmail': { group: 'account', words: 'changed their e-mail address' },
  'user.confirmEmail': { group: 'account', words: 'confirmed their e-mail address' },
  'user.resendConfirmation': { group: 'account', words: 'asked for another confirmation mail' },
  'user.changePassword': { group: 'account', words: 'set another password' },
  'user.forgetPassword': { group: 'account', words: 'asked for a new password' },
  'user.resetPassword': { group: 'account', words: 'set a new password' },
  'user.offerSecondFactor': { group: 'account', words: 'began to set up a second factor' },
  'user.enableSecondFactor': { group: 'account', words: 'added an authenticator app' },
  'user.disableSecondFactor': { group: 'account', words: 'removed their authenticator app' },
  'user.addPasskey': { group: 'account', words: 'added a passkey' },
  'user.removePasskey': { group: 'account', words: 'removed a passkey' },
  'user.reportLostFactor': { group: 'account', words: 'reported a lost second factor' },
  'user.approveFactorReset': { group: 'account', words: 'approved the removal of a second factor' },
  'user.refuseFactorReset': { group: 'account', words: 'refused the removal of a second factor' },
  'user.cancelFactorReset': { group: 'account', words: 'cancelled the removal of a second factor' },
  'user.resetFactors': { group: 'account', words: 'lost their second factors on request' },
  'user.renewRecoveryCodes': { group: 'account', words: 'made new recovery codes' },

  'lead.create': { group: 'marketplace', words: 'asked to become a partner' },
  'lead.update': { group: 'marketplace', words: 'changed a lead' },
  'lead.convert': { group: 'approval', words: 'came from a lead' },
  'message.read': { group: 'marketplace', words: 'read a message' },
  'bank_file.open': { group: 'marketplace', words: 'downloaded a bank file' },
} as const satisfies Record<string, ActionWords>;

/** The action's name in terms of its domain: `order.accept`, `store.close`. */
export type AuditAction = keyof typeof auditActions;
