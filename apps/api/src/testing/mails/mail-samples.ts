import type { PayoutDetail } from '@counter/contract/payouts';
import type { TrackedOrder } from '@counter/contract/storefront';
import { openedMail } from '../../domains/adjustments/charge-mails.ts';
import {
  confirmEmailMail,
  lostFactorMail,
  newSignInMail,
  resetLinkMail,
  startOverMail,
} from '../../domains/auth/mails.ts';
import { answerMail, reviewReplyMail } from '../../domains/feedback/reply-words.ts';
import { bounceMail } from '../../domains/notifications/bounces.service.ts';
import { deactivatedSheet } from '../../domains/notifications/deactivation-sheet.ts';
import { returnedPayoutMail, sentPayoutMail } from '../../domains/notifications/payout-mail.ts';
import { reviewSheet } from '../../domains/notifications/review-sheet.ts';
import { performanceSheet } from '../../domains/notifications/performance-sheet.ts';
import { sheetMail } from '../../domains/notifications/sheet-mail.ts';
import { statementLetter } from '../../domains/notifications/statement-letter.ts';
import { bankChangedMail } from '../../domains/settings/bank-mails.ts';
import { announcementMail } from '../../domains/operator/announcement-mail.ts';
import { ownerViewMail } from '../../domains/store/owner-view-mail.ts';
import { suspendedMail } from '../../domains/store/suspension-words.ts';
import { orderMail } from '../../domains/storefront/order-mails/order-mail.ts';
import { allOrderNews } from '../../domains/storefront/order-mails/order-news.ts';
import { invitationMail } from '../../domains/team/mails.ts';
import { drawHtml } from '../../platform/clients/mail/draw-html.ts';
import { inNameOf, letterToAddress, type Mail } from '../../platform/clients/mail/letter.ts';
import type { MailSender } from '../../platform/clients/mail/mail-content.ts';

const at = new Date('2026-09-28T18:05:00Z');
const until = new Date('2026-10-01T18:05:00Z');
const dates = { order: 'MONTH_FIRST', clock: '12_HOUR' } as const;
const storeName = 'Cedar Kitchen';
const store = { storeName, currency: 'USD', timeZone: 'America/New_York', dates };
const publicUrl = 'https://counter.example.com';
const announced = { subject: 'New fees', body: 'From Monday.', storeName, publicUrl };
const link = `${publicUrl}/change_password/${'Ab3_-'.repeat(9)}`;
const person = { fullName: 'Ada Lindqvist', email: 'ada@example.com' };
const to = person.email;
const owner = { ...person, storeId: 1, userId: 1, dateOrder: dates.order, clock: dates.clock };

/** An inline logo, which needs no network. */
const logoUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="#7c2d12"/></svg>',
)}`;

const sender: MailSender = { name: storeName, logoUrl, color: '#9a3412' };

const order: TrackedOrder = {
  orderNumber: 'KM-4821',
  status: 'STORE_ACCEPTED',
  deliveryMethod: 'PICKUP',
  deliveryAddress: null,
  rider: 'Omar',
  note: '',
  customer: 'Ada Lindqvist',
  placedAt: at.toISOString(),
  scheduledAt: null,
  readyAt: '2026-09-28T18:40:00.000Z',
  steps: [],
  cancelledBecause: 'The store cancelled it. Something in it was sold out.',
  mayCancel: false,
  handoffCode: '4821',
  pickupInstructions: 'Ring at the side door.',
  items: [
    {
      name: 'Lentil soup',
      quantity: 2,
      details: ['Extra lemon, Warm bread', 'No onions, please'],
      total: 1_900,
    },
    {
      name: 'Slow-roasted lamb shoulder with herbs, for two',
      quantity: 1,
      details: [],
      total: 4_250,
    },
  ],
  currency: 'USD',
  subtotal: 6_150,
  discount: 500,
  tax: 466,
  tip: 600,
  deliveryFee: 0,
  total: 6_716,
  payment: 'CARD',
  refunded: 0,
  changed: [],
  reduced: 0,
};

const place = {
  ...store,
  name: storeName,
  address: '12 Court Street, Brooklyn, NY 11201',
  phoneNumber: '+1 212 555 0142',
  sender,
};

const changeOf: Partial<Record<(typeof allOrderNews)[number], Partial<TrackedOrder>>> = {
  RECEIVED: { status: 'NEW' },
  READY: { status: 'READY' },
  ON_ITS_WAY: { status: 'COMPLETED', deliveryMethod: 'DIRECT', deliveryFee: 399, total: 7_115 },
  CANCELLED: { status: 'STORE_REJECT', refunded: 6_716 },
  REFUNDED: { status: 'COMPLETED', refunded: 950 },
};

const period = { from: '2026-09-21', to: '2026-09-27' } as const;

const figures = {
  totals: { totalOrders: 213, saleSubTotal: 612_345 },
  before: { totalOrders: 190, saleSubTotal: 560_000 },
  days: [81_200, 74_150, 0, 93_400, 121_000, 148_300, 94_295].map((saleSubTotal, index) => ({
    day: `2026-09-2${index + 1}`,
    saleSubTotal,
  })),
  topSellingItems: [
    { productName: 'Lentil soup', totalOrders: 61 },
    { productName: 'Flat bread', totalOrders: 47 },
  ],
  busiest: { weekday: 5, hour: 18, totalOrders: 22, saleSubTotal: 64_000 },
  online: 9_870,
  accepted: 209,
  cancelled: 4,
};

const charge = {
  id: 1,
  storeId: 1,
  storeName,
  orderId: 1,
  orderNumber: 'KM-4821',
  customer: 'Nora Falk',
  currency: 'USD',
  reason: 'MISSING_ITEM',
  note: 'The lamb was not in the bag.',
  amount: 4_250,
  charged: null,
  status: 'OPEN',
  openedAt: at,
  contestBy: until,
  contestedAt: null,
  contestedBy: null,
  contestText: null,
  contestPictures: [],
  decidedAt: null,
  decidedBy: null,
  decisionNote: null,
} as const;

const payout: PayoutDetail = {
  transactionId: 'PO-2026W39-0001',
  transactionStartTime: at.toISOString(),
  status: 'IN_TRANSIT',
  periodStart: period.from,
  periodEnd: period.to,
  currency: 'USD',
  payoutAmount: 588_170,
  totalOrders: 209,
  transactionFee: 61_235,
  totalTax: 52_110,
  totalRestaurantTip: 9_200,
  totalOrdersAmount: 653_655,
  adjustments: -4_250,
  collected: 0,
  sentAt: at.toISOString(),
  settledAt: null,
  failure: null,
  comparison: null,
  before: null,
  breakdown: {
    sales: 612_345,
    discounts: -20_000,
    tax: 52_110,
    tips: 9_200,
    fee: -61_235,
    promoCredits: 0,
    refunds: 0,
    feesReturned: 0,
    charges: -4_250,
    corrections: 0,
    campaigns: 0,
    collected: 0,
    referrals: 0,
    returnedPayouts: 0,
  },
  includedIn: null,
  plans: [],
  days: figures.days.map(({ day, saleSubTotal }) => {
    const fee = Math.round(saleSubTotal / 10);
    return { day, orders: 30, charged: saleSubTotal, fee, adjustments: 0, collected: 0 };
  }),
};

const answer = { storeName, name: 'Nora', text: 'Yes: everything but the bread.', link };

const about = { ...store, publicUrl };

const mails: Readonly<Record<string, Mail>> = {
  confirm: confirmEmailMail(to, link),
  'new-password': resetLinkMail(person, link),
  'start-over': startOverMail(to, link, `${publicUrl}/login`),
  'new-sign-in': newSignInMail(person, { userAgent: '', address: '192.0.2.1' }, { at, dates }),
  'lost-factor': lostFactorMail(person, link),
  code: letterToAddress(to, '482193 is your code', [
    { kind: 'code', code: '482193' },
    '482193 is your code to sign in. It works for 10 minutes. We never ask for it by phone.',
  ]),
  invitation: invitationMail({
    email: to,
    role: 'manager',
    storeName,
    invitedBy: 'Leila Haddad',
    link,
  }),
  answer: inNameOf(sender, answerMail(to, { ...answer, message: 'Is your soup gluten-free?' })),
  'review-reply': inNameOf(sender, reviewReplyMail(to, { ...answer, orderNumber: 'KM-4821' })),
  'bank-changed': bankChangedMail(
    { ...store, by: 'Leila Haddad', until, link, former: '…4821', present: '…7730' },
    owner,
  ),
  charge: openedMail(charge, about, owner),
  suspended: suspendedMail(
    { ...store, reason: 'Three complaints in a week', until, dashboard: publicUrl },
    owner,
  ),
  announced: announcementMail(announced, owner),
  viewed: ownerViewMail(
    { ...store, by: 'Omar Said', reason: 'You asked about a payout.', until, publicUrl },
    owner,
  ),
  closed: sheetMail(
    deactivatedSheet(
      { ...about, now: at },
      { cause: 'PAUSED', by: 'Leila Haddad', reason: 'Kitchen busy', since: at, until },
    ),
    { to, unsubscribeUrl: `${publicUrl}/unsubscribe/1-x` },
  ),
  'week-in-review': sheetMail(
    performanceSheet(about, { kind: 'WEEKLY', period, before: period, dueAt: at }, figures),
    { to, unsubscribeUrl: `${publicUrl}/unsubscribe/1-x` },
  ),
  review: sheetMail(
    reviewSheet(about, {
      id: 1,
      rating: 2,
      review: 'The soup was cold. The bread made up for some of it.',
      userFullName: 'Nora F.',
      orderNumber: 'KM-4821',
      changedAt: null,
    }),
    { to, unsubscribeUrl: `${publicUrl}/unsubscribe/1-x` },
  ),
  'payout-sent': sentPayoutMail(about, payout, owner),
  'payout-returned': returnedPayoutMail(
    about,
    { ...payout, status: 'FAILED', failure: 'The account is closed.' },
    owner,
  ),
  bounced: bounceMail(
    { storeName, member: 'Marcus Bell', publicUrl },
    { address: 'marcus@example.com', reason: '550 5.1.1 No such mailbox', at },
    owner,
  ),
  statement: sheetMail(
    statementLetter(
      about,
      { rhythm: 'WEEKLY', period, attached: true },
      {
        totals: { opening: 120_000, amount: 48_250, closing: 168_250, parts: [] },
        totalElements: 214,
      },
    ),
    { to, unsubscribeUrl: `${publicUrl}/unsubscribe/1-x` },
  ),
  ...Object.fromEntries(
    allOrderNews.map((news) => [
      `order-${news.toLowerCase().replaceAll('_', '-')}`,
      orderMail(to, 'order-1', {
        news,
        order: { ...order, ...changeOf[news] },
        store: place,
        link: `${publicUrl}/s/cedar-kitchen/orders/${'x'.repeat(43)}`,
        now: at,
      }),
    ]),
  ),
};

/** A sample of each kind of mail by name. */
export const mailSamples: readonly (readonly [name: string, mail: Mail])[] = Object.entries(mails);

/** The HTML of each sample by name. */
export const mailPages: readonly (readonly [name: string, html: string])[] = mailSamples.map(
  ([name, mail]) => [name, drawHtml(mail)],
);
