import type { TrackedOrder } from '@counter/contract/storefront';
import { describe, expect, it } from 'vitest';
import { counterSender } from '../../../platform/clients/mail/mail-content.ts';
import { orderMail } from './order-mail.ts';
import { aboutOf, allOrderNews, isStillNews, type OrderNews } from './order-news.ts';

const order: TrackedOrder = {
  orderNumber: 'KM-4821',
  status: 'STORE_ACCEPTED',
  deliveryMethod: 'PICKUP',
  deliveryAddress: null,
  rider: null,
  note: '',
  customer: 'Maya Lind',
  placedAt: '2026-09-28T18:05:00.000Z',
  scheduledAt: null,
  readyAt: '2026-09-28T18:40:00.000Z',
  steps: [],
  cancelledBecause: 'Something in it was sold out.',
  mayCancel: false,
  handoffCode: null,
  pickupInstructions: null,
  items: [{ name: 'Lentil soup', quantity: 2, details: ['Extra lemon'], total: 2_000 }],
  currency: 'USD',
  subtotal: 2_000,
  discount: 0,
  tax: 0,
  tip: 0,
  deliveryFee: 0,
  total: 2_000,
  payment: 'AT_COUNTER',
  refunded: 0,
  changed: [],
  reduced: 0,
};

function partsOf(news: OrderNews, change: Partial<TrackedOrder> = {}, phoneNumber = '') {
  const { content } = orderMail('maya@example.test', 'order-1', {
    news,
    order: { ...order, ...change },
    store: {
      timeZone: 'America/New_York',
      dates: { order: 'MONTH_FIRST', clock: '12_HOUR' },
      name: 'Cedar Kitchen',
      address: '12 Court Street',
      phoneNumber,
      sender: counterSender,
    },
    link: 'https://counter.test/s/cedar/orders/secret',
    now: new Date('2026-09-28T18:05:00Z'),
  });
  return content.parts;
}

const linesOf = (...about: Parameters<typeof partsOf>) =>
  partsOf(...about).flatMap((part) => {
    if (part.kind === 'text') return [part.text];
    return part.kind === 'code' ? [part.code] : [];
  });

const listedSums = (change: Partial<TrackedOrder>) =>
  partsOf('ACCEPTED', change).flatMap((part) => (part.kind === 'items' ? part.sums : []));

const sumsOf = (change: Partial<TrackedOrder>) =>
  listedSums(change).map(({ label, amount }) => `${label} ${amount}`);

describe('the sums in a mail about an order', () => {
  it.each<[string, Partial<TrackedOrder>, string[]]>([
    ['nothing else', {}, []],
    ['a discount', { discount: 500 }, ['Discount −$ 5.00']],
    ['delivery', { deliveryFee: 399 }, ['Delivery $ 3.99']],
    ['tax', { tax: 166 }, ['Tax $ 1.66']],
    ['a tip', { tip: 200 }, ['Tip $ 2.00']],
  ])('list %s between subtotal and total', (_what, change, between) => {
    expect(sumsOf(change)).toEqual(['Subtotal $ 20.00', ...between, 'Total $ 20.00']);
  });

  it('list refunds after the total, and those for changed items only if the order was prepaid', () => {
    const change = { refunded: 300, reduced: 250 };
    expect(sumsOf({ ...change, payment: 'CARD' }).slice(-3)).toEqual([
      'Total $ 20.00',
      'Refunded for changed items $ 2.50',
      'Refunded $ 3.00',
    ]);
    expect(sumsOf(change).slice(-2)).toEqual(['Total $ 20.00', 'Refunded $ 3.00']);
  });

  it('stress the total alone', () => {
    const sums = listedSums({ discount: 500, tax: 166, refunded: 300 });
    expect(sums.filter(({ strong }) => strong).map(({ label }) => label)).toEqual(['Total']);
  });

  it('end with a total of nothing', () => {
    expect(sumsOf({ subtotal: 0, total: 0 })).toEqual(['Total $ 0.00']);
  });
});

const hold = 'The amount is on hold on your card. We charge it when the store accepts your order.';
const free = 'The money goes back to your card. It may take your bank a few days to show it.';
const toPay = [hold, 'Paid by card.', 'Pay at the counter.', 'Pay on delivery.', free];
const paid = { payment: 'CARD' } as const;

describe('a mail about an order says of its payment', () => {
  it.each<[OrderNews, Partial<TrackedOrder>, string[]]>([
    ['RECEIVED', { ...paid, status: 'NEW' }, [hold]],
    ['ACCEPTED', paid, ['Paid by card.']],
    ['ACCEPTED', { payment: 'AT_COUNTER' }, ['Pay at the counter.']],
    ['ACCEPTED', { payment: 'ON_DELIVERY' }, ['Pay on delivery.']],
    ['ACCEPTED', { payment: 'MARKETPLACE' }, []],
    ['DELAYED', paid, []],
    ['READY', { ...paid, status: 'READY' }, ['Paid by card.']],
    ['ON_ITS_WAY', paid, []],
    ['CANCELLED', paid, [free]],
    ['CANCELLED', {}, []],
    ['REFUNDED', paid, [free]],
    ['REFUNDED', {}, []],
  ])('%s %o: %j', (news, change, said) => {
    const lines = linesOf(news, change);
    expect(lines.filter((line) => toPay.includes(line))).toEqual(said);
    expect(lines).not.toContain('');
  });
});

describe('a mail about an order says how it is handed over', () => {
  const handedOver = { handoffCode: '4711', pickupInstructions: 'Ring at the side door.' };
  const pickup = [
    'Say this code when you collect your order:',
    '4711',
    'Pick it up at 12 Court Street.',
    'Ring at the side door.',
  ];

  it.each<[OrderNews, string[]]>([
    ['RECEIVED', pickup],
    ['ACCEPTED', pickup],
    ['DELAYED', pickup],
    ['READY', pickup],
    ['ON_ITS_WAY', []],
    ['CANCELLED', []],
    ['REFUNDED', []],
  ])('%s, for pickup', (news, said) => {
    expect(linesOf(news, handedOver).filter((line) => pickup.includes(line))).toEqual(said);
  });

  it('and only with the code for delivery', () => {
    const lines = linesOf('ACCEPTED', { ...handedOver, ...paid, deliveryMethod: 'DIRECT' });
    expect(lines.slice(2)).toEqual(['Tell the courier this code:', '4711']);
  });

  it('without a code, and by whom', () => {
    expect(linesOf('READY')).toEqual([
      'Come and pick it up.',
      'Pay at the counter.',
      'Pick it up at 12 Court Street.',
    ]);
    expect(linesOf('ON_ITS_WAY', { rider: 'Omar' })).toEqual(['Omar brings it to you.']);
    expect(linesOf('ON_ITS_WAY')).toEqual(['The courier brings it to you.']);
  });

  it('and the number to call, if the store has one', () => {
    expect(linesOf('DELAYED', {}, '+1 212 555 0142').at(-1)).toBe(
      'Questions? Call +1 212 555 0142.',
    );
  });
});

describe('news about an order', () => {
  const newsWhile = (change: Partial<TrackedOrder>) =>
    allOrderNews.filter((news) => isStillNews(news, { ...order, ...change }));

  it.each<[Partial<TrackedOrder>, OrderNews[]]>([
    [{ status: 'NEW' }, ['RECEIVED']],
    [{ status: 'STORE_ACCEPTED' }, ['ACCEPTED', 'DELAYED']],
    [{ status: 'READY' }, ['READY']],
    [{ status: 'READY', deliveryMethod: 'DIRECT' }, []],
    [{ status: 'COMPLETED' }, []],
    [{ status: 'COMPLETED', deliveryMethod: 'POOLED' }, ['ON_ITS_WAY']],
    [{ status: 'COMPLETED', refunded: 1 }, ['REFUNDED']],
    [{ status: 'STORE_REJECT', refunded: 1 }, ['CANCELLED']],
    [{ status: 'EXPIRED', refunded: 1 }, ['CANCELLED']],
  ])('while it is %o: %j', (change, news) => {
    expect(newsWhile(change)).toEqual(news);
  });

  it('are told apart by the time or the amount that they name', () => {
    const about = allOrderNews.map((news) => aboutOf(news, { ...order, refunded: 300 }));
    expect(about).toEqual(['', '', order.readyAt, '', '', '', '300']);
  });
});
