import { erasedCustomer } from '@counter/contract/customers';
import { eraseAudit } from '../../platform/events/audit/erase-audit.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { eraseMessages } from '../../platform/messages/mail/erase-messages.ts';
import { rewriteAnswers } from '../../platform/events/once.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import type { Work } from '../../platform/events/work.ts';
import { eraseChargedCustomer } from '../adjustments/index.ts';
import { findConsumerEmails } from '../consumers/index.ts';
import * as customers from '../customers/index.ts';
import { deleteInquiriesOf, eraseReviewers } from '../feedback/index.ts';
import { eraseMessagePhone } from '../marketing/index.ts';
import { eraseOrders, eraseWebOrders, findOpenOrders } from '../orders/index.ts';

/**
 * Erases everything a store knows about a customer. Orders and amounts stay for the books. The marketplace's consumer
 * account stays too, because it isn't the store's.
 * @throws ProblemError NOT_FOUND, CONFLICT while they have open orders
 */
export async function eraseCustomer(work: Work, vault: Vault, id: number): Promise<void> {
  const { tx, scope, audit, emit } = work;
  const phone = await customers.holdCustomer(tx, scope, id);
  if (phone === undefined) {
    throw notFoundIn(scope, 'customer');
  }
  const open = await findOpenOrders(tx, scope, id);
  if (open.length > 0) throw stillOpen(open);
  const emails = await eraseOrdersOf(work, id);
  const inquiryIds = await deleteInquiriesOf(work, { phone, emails });
  await eraseMessagePhone(work, phone, customers.erasedPhone(id));
  await eraseMessages(tx, [phone, ...emails]);
  const consentIds = await customers.eraseCustomer(work, vault, { id, phone });
  for (const [entity, ids] of [
    ['customer', [id]],
    ['consent', consentIds],
    ['inquiry', inquiryIds],
  ] as const) {
    await eraseAudit(tx, scope.storeId, { entity, ids, subject: erasedCustomer });
  }
  audit({ action: 'customer.erase', entity: 'customer', entityId: id, subject: String(id) });
  emit({ kind: 'customers.changed' });
  emit({ kind: 'feedback.changed' });
}

/** Erases the customer from their orders. Returns the email addresses found there. */
async function eraseOrdersOf(work: Work, customerId: number): Promise<string[]> {
  const { tx, scope } = work;
  const orders = await eraseOrders(work, customerId);
  const orderIds = orders.map(({ id }) => id);
  const reviews = await eraseReviewers(work, orderIds);
  await eraseChargedCustomer(work, orderIds);
  const consumers = await eraseWebOrders(work, orderIds);
  await eraseAudit(tx, scope.storeId, { entity: 'review', ids: reviews.map(({ id }) => id) });
  const orderNumbers = orders.map(({ orderNumber }) => orderNumber);
  await rewriteAnswers(work, orderNumbers, withoutCustomer);
  const known = [
    ...(await findConsumerEmails(tx, consumers)),
    ...reviews.map(({ email }) => email),
  ];
  return [...new Set(known.filter((email) => email !== ''))];
}

/** Removes the customer from a stored response about an order. */
function withoutCustomer(answer: Readonly<Record<string, unknown>>): object {
  const named = 'customer' in answer ? { ...answer, customer: erasedCustomer } : answer;
  if (!('customerContact' in answer)) return named;
  const items: unknown[] = Array.isArray(answer['items']) ? answer['items'] : [];
  return {
    ...named,
    customerContact: '',
    deliveryAddress: null,
    note: '',
    items: items.map(withoutInstructions),
  };
}

function withoutInstructions(item: unknown): object {
  return { ...(typeof item === 'object' ? item : {}), specialInstructions: '' };
}

function stillOpen(orderNumbers: readonly string[]): ProblemError {
  const [first, ...others] = orderNumbers;
  const which =
    others.length === 0
      ? `Order ${first} is still open. Finish or cancel it`
      : `${orderNumbers.length} of their orders are still open. Finish or cancel them`;
  return new ProblemError('CONFLICT', `${which} first; nothing was erased.`);
}
