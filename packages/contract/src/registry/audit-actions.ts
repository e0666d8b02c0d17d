import { adjustmentActions } from '../adjustments/adjustments.actions.ts';
import { platformActions } from '../audit/audit.actions.ts';
import { authActions } from '../auth/auth.actions.ts';
import { customerActions } from '../customers/customers.actions.ts';
import { dealActions } from '../deals/deals.actions.ts';
import { expenseActions } from '../expenses/expenses.actions.ts';
import { feedbackActions } from '../feedback/feedback.actions.ts';
import { homeActions } from '../home/home.actions.ts';
import { integrationActions } from '../integrations/integrations.actions.ts';
import { marketingActions } from '../marketing/marketing.actions.ts';
import { menuActions } from '../menu/menu.actions.ts';
import { notificationActions } from '../notifications/notifications.actions.ts';
import { onboardingActions } from '../onboarding/onboarding.actions.ts';
import { operatorActions } from '../operator/operator.actions.ts';
import { orderActions } from '../orders/orders.actions.ts';
import { paymentActions } from '../payments/payments.actions.ts';
import { payoutActions } from '../payouts/payouts.actions.ts';
import { peopleActions } from '../people/people.actions.ts';
import { printingActions } from '../printing/printing.actions.ts';
import { promotionActions } from '../promotions/promotions.actions.ts';
import { saleActions } from '../sales/sales.actions.ts';
import { settingDomainActions } from '../settings/settings.actions.ts';
import { storeActions } from '../store/store.actions.ts';
import { teamActions } from '../team/team.actions.ts';
import type { Actions } from '../shared/audit-groups.ts';
import type { Domain } from './domains.ts';

/** The actions of each domain's `<domain>.actions.ts`. A new domain doesn't compile until it is listed. */
export const actionsByDomain = {
  adjustments: adjustmentActions,
  analytics: {},
  audit: platformActions,
  auth: authActions,
  consumers: {},
  customers: customerActions,
  deals: dealActions,
  expenses: expenseActions,
  feedback: feedbackActions,
  files: {},
  home: homeActions,
  integrations: integrationActions,
  ledger: {},
  marketing: marketingActions,
  menu: menuActions,
  notifications: notificationActions,
  onboarding: onboardingActions,
  operator: operatorActions,
  orders: orderActions,
  payments: paymentActions,
  payouts: payoutActions,
  people: peopleActions,
  printing: printingActions,
  promotions: promotionActions,
  referrals: {},
  reports: {},
  sales: saleActions,
  search: {},
  settings: settingDomainActions,
  store: storeActions,
  storefront: {},
  team: teamActions,
  views: {},
} as const satisfies Readonly<Record<Domain, Actions>>;

type ByDomain = typeof actionsByDomain;

/** An action's name within its domain: `order.accept`, `store.close`. */
export type AuditAction = { [D in Domain]: keyof ByDomain[D] }[Domain];

type AuditActions = {
  readonly [A in AuditAction]: {
    [D in Domain]: A extends keyof ByDomain[D] ? ByDomain[D][A] : never;
  }[Domain];
};

/** Every action that the audit log knows, with its words. One that no domain declares cannot be written. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries of the object above
export const auditActions = Object.fromEntries(
  Object.values(actionsByDomain).flatMap((actions: Actions) => Object.entries(actions)),
) as AuditActions;
