import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Order, OrderItem } from '../orders/orders.schemas.ts';
import type { TicketMark } from './printing.choices.ts';
import { ticketOf, type Ticket } from './ticket.ts';

const place = {
  storeName: 'Cedar Kitchen',
  timeZone: 'America/New_York',
  dateFormat: { order: 'DAY_FIRST', clock: '24_HOUR' },
} as const;
const now = new Date('2026-03-04T17:00:00Z');

function anItem(change: Partial<OrderItem> = {}): OrderItem {
  return {
    line: 1,
    made: null,
    productId: 1,
    name: 'Lentil soup',
    image: null,
    quantity: 2,
    options: [{ group: 'Heat', name: 'Mild', price: 150 }],
    specialInstructions: 'No onions',
    deal: null,
    unitPrice: 900,
    totalQuantityPrice: 1800,
    totalQuantityPriceStr: '$ 18.00',
    ...change,
  };
}

const order = {
  orderNumber: 'KM-4821',
  customer: 'Maya Lind',
  deliveryMethod: 'PICKUP',
  deliveryAddress: null,
  estimatedPickupTime: '2026-03-04T17:40:00Z',
  placedAt: '2026-03-04T17:20:00Z',
  scheduledAt: null,
  note: 'No cutlery',
  items: [anItem()],
  totalItems: 2,
  payment: 'MARKETPLACE',
  payableDisplayValue: '$ 18.00',
} satisfies Partial<Order>;

type Change = Partial<Parameters<typeof ticketOf>[0]>;

function print(kind: 'KITCHEN' | 'PACKAGE', change: Change = {}, mark: TicketMark | null = null) {
  return ticketOf({ ...order, ...change }, place, { kind, mark, now });
}

function wordsOf(ticket: Ticket): string {
  return ticket
    .map((line) =>
      line.kind === 'rule'
        ? '--'
        : line.kind === 'row'
          ? `${line.left} | ${line.right}`
          : line.text,
    )
    .join('\n');
}

describe('a kitchen ticket', () => {
  it('says what to make, for whom and by when', () => {
    expect(wordsOf(print('KITCHEN'))).toBe(
      [
        'KM-4821',
        'Pickup 12:40',
        'Maya Lind | Placed 12:20',
        '--',
        '2 × Lentil soup',
        'Heat: Mild',
        'No onions',
        '--',
        'Note: No cutlery',
        '2 items | KM-4821',
      ].join('\n'),
    );
  });

  it('lists every item, option and note and no prices', () => {
    const words = fc.stringMatching(/^[A-Z][a-z]{3,12}$/);
    const items = fc.array(
      fc.record({
        name: words,
        quantity: fc.integer({ min: 1, max: 99 }),
        options: fc.array(fc.record({ group: words, name: words, price: fc.nat() })),
        specialInstructions: words,
      }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(items, (parts) => {
        const printed = wordsOf(print('KITCHEN', { items: parts.map((part) => anItem(part)) }));
        for (const { name, quantity, options, specialInstructions } of parts) {
          expect(printed).toContain(`${quantity} × ${name}`);
          expect(printed).toContain(specialInstructions);
          for (const option of options)
            expect(printed).toContain(`${option.group}: ${option.name}`);
        }
        expect(printed).not.toContain('$');
      }),
    );
  });

  it('names a deal above its items', () => {
    const deal = { id: 1, name: 'Family box', quantity: 1 };
    const printed = wordsOf(print('KITCHEN', { items: [anItem({ deal })] }));
    expect(printed).toContain('1 × Family box\n2 × Lentil soup');
  });

  it('names the day of an order for another day', () => {
    const printed = print('KITCHEN', {
      scheduledAt: '2026-03-05T17:00:00Z',
      estimatedPickupTime: '2026-03-05T17:00:00Z',
    });
    expect(wordsOf(printed)).toContain('Pickup 5 Mar 12:00\nScheduled order');
  });
});

describe('a package slip', () => {
  it('names the customer, the items and the payment status', () => {
    expect(wordsOf(print('PACKAGE'))).toBe(
      [
        'Cedar Kitchen',
        'KM-4821',
        'Pickup 12:40',
        'Maya Lind',
        '--',
        '2 × Lentil soup | $ 18.00',
        'Heat: Mild',
        'No onions',
        '--',
        '2 items | $ 18.00',
        'PAID',
        'Note: No cutlery',
      ].join('\n'),
    );
  });

  it.each([
    ['MARKETPLACE', 'PAID', false],
    ['CARD', 'PAID', false],
    ['AT_COUNTER', 'TO PAY: $ 18.00', true],
    ['ON_DELIVERY', 'COURIER COLLECTS: $ 18.00', true],
  ] as const)('of an order paid %s says %s', (payment, words, inverse) => {
    const printed = print('PACKAGE', { payment });
    expect(printed).toContainEqual(expect.objectContaining({ text: words, inverse }));
  });

  it("of a delivery has the address and the courier's note", () => {
    const deliveryAddress = {
      street: '12 Mill Lane',
      city: 'Springfield',
      state: 'NY',
      zip: '10001',
      instructions: 'Ring twice',
    };
    const printed = wordsOf(print('PACKAGE', { deliveryMethod: 'DIRECT', deliveryAddress }));
    expect(printed).toContain('Delivery 12:40');
    expect(printed).toContain('12 Mill Lane, Springfield, NY 10001\nRing twice');
  });
});

it.each(['KITCHEN', 'PACKAGE'] as const)('a changed %s ticket shows the changes first', (kind) => {
  const one = { options: [], insteadOf: null };
  const differences = [
    { ...one, line: 4, name: 'Cola', from: 0, to: 1, insteadOf: { line: 3, name: 'Fanta' } },
    { ...one, line: 1, name: 'Lentil soup', from: 2, to: 1, options: ['Mild', 'Large'] },
    { ...one, line: 3, name: 'Fanta', from: 2, to: 0 },
  ];
  const ticket = ticketOf(order, place, { kind, mark: 'CHANGED', differences, now });
  expect(wordsOf(ticket)).toContain(
    [
      '--',
      'REMOVED 2 × Fanta',
      'NOW 1 × Lentil soup',
      'Mild, Large',
      'was 2',
      'NEW 1 × Cola',
      'instead of Fanta',
      '--',
      'All items now',
      '2 × Lentil soup',
    ].join('\n'),
  );
  expect(wordsOf(print(kind, {}, 'CHANGED'))).not.toContain('All items now');
});

it.each([
  ['COPY', 'COPY'],
  ['MAYBE_COPY', 'MAYBE A COPY'],
  ['CHANGED', 'CHANGED'],
  ['CANCELLED', 'CANCELLED'],
] as const)('a ticket marked %s says so first, white on black', (mark, text) => {
  for (const kind of ['KITCHEN', 'PACKAGE'] as const) {
    expect(print(kind, {}, mark)[0]).toMatchObject({ text, inverse: true });
    expect(wordsOf(print(kind))).not.toContain(text);
  }
});
