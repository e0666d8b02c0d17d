import { isPrepaid, wayOf } from '@counter/contract/orders';
import { formatMoney, spokenTime } from '@counter/contract/shared';
import type { TrackedOrder } from '@counter/contract/storefront';
import type { Mail } from '../../../platform/clients/mail/letter.ts';
import {
  button,
  type MailPart,
  type MailSender,
} from '../../../platform/clients/mail/mail-content.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { OrderNews } from './order-news.ts';

/** The store's data shown in a mail to its customer. */
type MailedStore = Pick<StoreScope, 'timeZone' | 'dates'> & {
  readonly name: string;
  readonly address: string;
  readonly phoneNumber: string;
  readonly sender: MailSender;
};

type About = {
  readonly news: OrderNews;
  readonly order: TrackedOrder;
  readonly store: MailedStore;
  /** The URL of the order's tracking page. */
  readonly link: string;
  readonly now: Date;
};

type Said = { readonly title: string; readonly words: readonly string[] };

/** Builds the mail to a customer with news about their order. */
export function orderMail(to: string, thread: string, about: About): Mail {
  const { order, store, link } = about;
  const { title, words } = saidOf(about);
  return {
    to,
    subject: `Order ${order.orderNumber}: ${title}`,
    thread,
    content: {
      sender: store.sender,
      title,
      greeting: null,
      parts: [
        ...words.filter((sentence) => sentence !== '').map(textOf),
        ...handoverOf(about),
        button('Follow your order', link),
        itemsOf(order),
        ...questionsOf(store),
      ],
      reason: `You get this email because you ordered at ${store.name}.`,
    },
  };
}

const textOf = (text: string): MailPart => ({ kind: 'text', text });

function saidOf({ news, order, store, now }: About): Said {
  const { name } = store;
  const ready = spokenTime(new Date(order.readyAt), now, store);
  switch (news) {
    case 'RECEIVED':
      return {
        title: `${name} has your order`,
        words: [
          `It should be ready ${ready}. We'll email you when the store accepts it.`,
          paymentOf(order),
        ],
      };
    case 'ACCEPTED':
      return {
        title: `Ready ${ready}`,
        words: [`${name} accepted your order and is preparing it.`, paymentOf(order)],
      };
    case 'DELAYED':
      return { title: `Ready ${ready}`, words: [`${name} needs more time for your order.`] };
    case 'READY':
      return { title: 'Your order is ready', words: ['Come and pick it up.', paymentOf(order)] };
    case 'ON_ITS_WAY':
      return {
        title: 'Your order is on its way',
        words: [order.rider ? `${order.rider} brings it to you.` : 'The courier brings it to you.'],
      };
    case 'CANCELLED':
      return { title: 'Your order was cancelled', words: [order.cancelledBecause, freedOf(order)] };
    case 'REFUNDED': {
      const sum = formatMoney(order.refunded, order.currency);
      return {
        title: `${sum} refunded`,
        words: [`${name} refunded ${sum} of your order.`, freedOf(order)],
      };
    }
  }
}

function paymentOf({ payment, status }: TrackedOrder): string {
  switch (payment) {
    case 'CARD':
      return status === 'NEW'
        ? 'The amount is on hold on your card. We charge it when the store accepts your order.'
        : 'Paid by card.';
    case 'AT_COUNTER':
      return 'Pay at the counter.';
    case 'ON_DELIVERY':
      return 'Pay on delivery.';
    case 'MARKETPLACE':
      return '';
  }
}

function freedOf({ payment }: TrackedOrder): string {
  return payment === 'CARD'
    ? 'The money goes back to your card. It may take your bank a few days to show it.'
    : '';
}

function handoverOf({ news, order, store }: About): MailPart[] {
  if (news === 'CANCELLED' || news === 'REFUNDED' || news === 'ON_ITS_WAY') return [];
  const isPickup = wayOf(order.deliveryMethod) === 'PICKUP';
  return [
    ...codeOf(order, isPickup),
    ...(isPickup ? [textOf(`Pick it up at ${store.address}.`), mapOf(store.address)] : []),
    ...(isPickup && order.pickupInstructions ? [textOf(order.pickupInstructions)] : []),
  ];
}

function codeOf({ handoffCode }: TrackedOrder, isPickup: boolean): MailPart[] {
  if (handoffCode === null) return [];
  const say = isPickup
    ? 'Say this code when you collect your order:'
    : 'Tell the courier this code:';
  return [textOf(say), { kind: 'code', code: handoffCode }];
}

function mapOf(address: string): MailPart {
  const query = new URLSearchParams({ api: '1', query: address });
  return {
    kind: 'link',
    label: 'Show on a map',
    url: `https://www.google.com/maps/search/?${query}`,
  };
}

function itemsOf(order: TrackedOrder): MailPart {
  const { currency, items, subtotal, discount, tax, tip, deliveryFee, reduced, refunded } = order;
  const money = (amount: number) => formatMoney(amount, currency);
  const sum = (label: string, amount: number, strong = false) =>
    amount === 0 && !strong ? [] : [{ label, amount: money(amount), strong }];
  return {
    kind: 'items',
    items: items.map(({ name, quantity, details, total }) => ({
      name: `${quantity} × ${name}`,
      details,
      amount: money(total),
    })),
    sums: [
      ...sum('Subtotal', subtotal),
      ...(discount === 0
        ? []
        : [{ label: 'Discount', amount: `−${money(discount)}`, strong: false }]),
      ...sum('Delivery', deliveryFee),
      ...sum('Tax', tax),
      ...sum('Tip', tip),
      ...sum('Total', order.total, true),
      ...(isPrepaid(order.payment) ? sum('Refunded for changed items', reduced) : []),
      ...sum('Refunded', refunded),
    ],
  };
}

function questionsOf({ phoneNumber }: MailedStore): MailPart[] {
  return phoneNumber === '' ? [] : [textOf(`Questions? Call ${phoneNumber}.`)];
}
