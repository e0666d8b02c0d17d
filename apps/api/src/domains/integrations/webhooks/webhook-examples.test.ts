import { webhookKinds, type WebhookKind } from '@counter/contract/integrations';
import type { StoreEvent } from '@counter/contract/stream';
import { expect, it } from 'vitest';
import { messageOf } from './webhook-consumer.ts';

const store = { storeId: 12, storeUrl: 'cedar-kitchen' };
const at = new Date('2026-03-04T17:00:00Z');
const order = { orderId: 4711, orderNumber: 'CK-1042' };
const arrived = { ...order, title: 'New order', shortDescription: '2 items', released: true };

type Example = { readonly says: string; readonly event: StoreEvent };

/** An event of each kind, as the store's stream has it. */
const examples: Readonly<Record<WebhookKind, Example>> = {
  'order.placed': {
    says: 'A customer ordered. A scheduled order is `SCHEDULED` until the kitchen has to start.',
    event: { kind: 'order.placed', ...arrived, status: 'NEW' },
  },
  'order.released': {
    says: 'A scheduled order is due in the kitchen.',
    event: { kind: 'order.released', ...arrived, status: 'NEW' },
  },
  'order.moved': {
    says: 'An order was accepted, made ready, completed, cancelled or let expire, or a step was taken back.',
    event: { kind: 'order.moved', ...order, status: 'STORE_ACCEPTED', by: 'Sofia Reyes' },
  },
  'order.changed': {
    says: 'Items of an order were removed, reduced or swapped.',
    event: { kind: 'order.changed', ...order, status: 'STORE_ACCEPTED', by: 'Sofia Reyes' },
  },
  'order.delayed': {
    says: 'The store promised a later time.',
    event: { kind: 'order.delayed', ...order, status: 'STORE_ACCEPTED' },
  },
  'order.refunded': {
    says: 'A customer got money of a completed order back.',
    event: { kind: 'order.refunded', ...order, by: 'Sofia Reyes' },
  },
  'menu.changed': {
    says: 'Products, categories, options or deals changed, or one became unavailable. Fetch the menu again.',
    event: { kind: 'menu.changed' },
  },
  'store.status': {
    says: 'The store opened or closed, was paused, or changed its hours.',
    event: { kind: 'store.status', storeOnline: false, cause: 'PAUSE' },
  },
  'payout.changed': {
    says: 'A payout was made, moved on, held or no longer held. `payout` is null where it is about payouts to come.',
    event: {
      kind: 'payout.changed',
      payout: { transactionId: 'PO-2026-03-04-12', status: 'PAID' },
    },
  },
};

/** The page of the documentation; `npx vitest run -u` with this file writes it again. */
const page = '../../../../../../docs/webhook-events.md';

it("the documentation has an example of each event, without people's names", async () => {
  const sections = webhookKinds.map((kind, before) => {
    const { says, event } = examples[kind];
    const message = messageOf(store, { seq: 318 + before, at, event });
    return `## ${kind}\n\n${says}\n\n\`\`\`json\n${JSON.stringify(message, null, 2)}\n\`\`\`\n`;
  });
  const text = [
    '# Events of webhooks',
    'Each is the body of a POST. How to receive and verify them is in [Webhooks](webhooks.md).',
    ...sections,
  ].join('\n\n');
  expect(text).not.toContain('Sofia');
  await expect(text.replaceAll('\n\n\n', '\n\n')).toMatchFileSnapshot(page);
});

it('no undocumented event is sent', () => {
  expect(messageOf(store, { seq: 1, at, event: { kind: 'sale.changed' } })).toBeUndefined();
});
