import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order, OrderItem } from '@counter/contract/orders';
import { paperWidths, ticketOf, type TicketWish } from '@counter/contract/printing';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readStarPrnt } from '../../testing/doubles/star-paper.ts';
import { columnsTaken, drawPaper } from '../../testing/doubles/ticket-picture.ts';
import { columnsOf, encodeTicket } from './encode-ticket.ts';

/** Every ticket below is left here as a picture, for people to look at. */
const folder = join(tmpdir(), 'counter-tickets');
const now = new Date('2026-03-04T17:00:00Z');
const place = {
  storeName: 'Cedar Kitchen',
  timeZone: 'America/New_York',
  dateFormat: { order: 'DAY_FIRST', clock: '24_HOUR' },
} as const;

function anItem(line: number, change: Partial<OrderItem>): OrderItem {
  return {
    line,
    made: null,
    productId: line,
    name: 'Lentil soup',
    image: null,
    quantity: 1,
    options: [],
    specialInstructions: '',
    deal: null,
    unitPrice: 900,
    totalQuantityPrice: 900,
    totalQuantityPriceStr: '$ 9.00',
    ...change,
  };
}

const option = (group: string, name: string) => ({ group, name, price: 0 });
const longNote =
  'Severe peanut allergy: please use a clean pan and clean gloves, and call me if anything is unclear.';

const items = [
  anItem(1, {
    name: 'Charcoal-grilled double cheeseburger with caramelised onions',
    quantity: 12,
    options: [option('Cooked', 'Medium rare'), option('Side', 'Sweet potato fries, large')],
    specialInstructions: longNote,
    totalQuantityPriceStr: '$ 1,234.50',
  }),
  anItem(2, { name: 'Café latte', deal: { id: 1, name: 'Breakfast box', quantity: 1 } }),
  anItem(3, { name: 'Green salad', quantity: 2, specialInstructions: 'No onions' }),
];

const order = {
  orderNumber: 'KM-4821',
  customer: 'Maximiliana Featherstonehaugh-Cholmondeley',
  deliveryMethod: 'DIRECT',
  deliveryAddress: {
    street: '1284 Old Mill Lane, Building C, Apartment 14',
    city: 'Springfield',
    state: 'NY',
    zip: '10001',
    instructions: 'Ring twice, then wait by the blue door.',
  },
  estimatedPickupTime: '2026-03-04T17:40:00Z',
  placedAt: '2026-03-04T17:20:00Z',
  scheduledAt: null,
  note: longNote,
  items,
  totalItems: 15,
  payment: 'ON_DELIVERY',
  payableDisplayValue: '$ 1,252.50',
} satisfies Partial<Order>;

const part = {
  station: 'Grill',
  items: items.slice(0, 1),
  elsewhere: [
    { station: 'Cold', count: 2 },
    { station: null, count: 1 },
  ],
};

const unchanged = { options: [], insteadOf: null };
const differences = [
  { ...unchanged, line: 1, name: items[0]?.name ?? '', from: 14, to: 12, options: ['Medium rare'] },
  { ...unchanged, line: 4, name: 'Tiramisu', from: 2, to: 0 },
  {
    ...unchanged,
    line: 2,
    name: 'Café latte',
    from: 0,
    to: 1,
    insteadOf: { line: 5, name: 'Mint tea' },
  },
];

const wishes: readonly (readonly [string, Omit<TicketWish, 'now'>])[] = [
  ['kitchen', { kind: 'KITCHEN', mark: null }],
  ['changed', { kind: 'KITCHEN', mark: 'CHANGED', differences }],
  ['changed-package', { kind: 'PACKAGE', mark: 'CHANGED', differences }],
  ['copy', { kind: 'KITCHEN', mark: 'COPY' }],
  ['maybe-copy', { kind: 'KITCHEN', mark: 'MAYBE_COPY' }],
  ['station', { kind: 'KITCHEN', mark: null, part }],
  [
    'nothing-left',
    {
      kind: 'KITCHEN',
      mark: 'CHANGED',
      part: { ...part, items: [] },
      differences: differences.slice(1, 2),
    },
  ],
  ['package', { kind: 'PACKAGE', mark: null }],
];

describe.each(paperWidths)('on paper of %j mm', (paperWidth) => {
  it.each(wishes)('the ticket "%s" fits', async (name, wish) => {
    const ticket = ticketOf(order, place, { ...wish, now });
    const columns = columnsOf[paperWidth];
    const [paper = []] = readStarPrnt(encodeTicket(ticket, paperWidth));
    expect(paper.length).toBeGreaterThan(5);
    expect(Math.max(...paper.map(columnsTaken))).toBeLessThanOrEqual(columns);
    const picture = await drawPaper(paper, columns);
    expect((await sharp(picture).metadata()).width).toBe(columns * 12 + 48);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${name}-${paperWidth}.png`), picture);
  });
});
