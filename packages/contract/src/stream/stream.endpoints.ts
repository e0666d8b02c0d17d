import { z } from 'zod/mini';
import { chargeChanged, orderRefunded } from '../adjustments/adjustments.events.ts';
import { customersChanged } from '../customers/customers.events.ts';
import { endpoint } from '../endpoint.ts';
import { expensesChanged } from '../expenses/expenses.events.ts';
import { feedbackArrived, feedbackChanged } from '../feedback/feedback.events.ts';
import { integrationsChanged } from '../integrations/integrations.events.ts';
import { marketingChanged } from '../marketing/marketing.events.ts';
import { menuChanged } from '../menu/menu.events.ts';
import {
  orderArrived,
  orderAssigned,
  orderChanged,
  orderDelayed,
  orderMoved,
  ordersSeen,
  ordersSnoozed,
  orderTicked,
} from '../orders/orders.events.ts';
import { peopleChanged } from '../people/people.events.ts';
import { printingChanged } from '../printing/printing.events.ts';
import { promotionsChanged } from '../promotions/promotions.events.ts';
import { cardPaymentChanged } from '../payments/payments.events.ts';
import { payoutChanged } from '../payouts/payouts.events.ts';
import { saleChanged } from '../sales/sales.events.ts';
import { settingsChanged } from '../settings/settings.events.ts';
import { bankChanged } from '../settings/bank.events.ts';
import { idInPath } from '../shared/schema.ts';
import { storeStatusChanged } from '../store/store.events.ts';
import { teamChanged } from '../team/team.events.ts';

/** The events of a store's stream: what has become stale, and what to announce. */
export const storeEvent = z.discriminatedUnion('kind', [
  orderArrived,
  orderMoved,
  ordersSeen,
  ordersSnoozed,
  orderAssigned,
  orderChanged,
  orderDelayed,
  orderTicked,
  storeStatusChanged,
  menuChanged,
  promotionsChanged,
  orderRefunded,
  chargeChanged,
  cardPaymentChanged,
  payoutChanged,
  saleChanged,
  teamChanged,
  settingsChanged,
  customersChanged,
  peopleChanged,
  bankChanged,
  expensesChanged,
  feedbackArrived,
  feedbackChanged,
  marketingChanged,
  printingChanged,
  integrationsChanged,
]);

export type StoreEvent = z.infer<typeof storeEvent>;

export const followStore = endpoint({
  method: 'GET',
  path: '/store/stream/{storeId}',
  summary:
    'Streams what happens in the store as server-sent events; `Last-Event-ID` resumes where it broke off.',
  params: z.object({ storeId: idInPath }),
  answer: storeEvent,
  can: { permission: 'store:read', whileWaiting: true, store: 'params.storeId' },
  kind: 'stream',
});
