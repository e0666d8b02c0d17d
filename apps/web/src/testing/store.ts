import { findStoreAnnouncements } from '@counter/contract/operator';
import {
  findFirstSteps,
  findForecast,
  findGoals,
  findOrderedTogether,
  findSuggestion,
  noteFirstStep,
} from '@counter/contract/analytics';
import { findProfile, type LoginAnswer, type Profile } from '@counter/contract/auth';
import { findPlannedChanges, findStations } from '@counter/contract/menu';
import { findOrder, findTodaysOrders, type Order } from '@counter/contract/orders';
import { findPromos } from '@counter/contract/promotions';
import { findAnything } from '@counter/contract/search';
import {
  findStoreAccount,
  findStoreLook,
  type StoreAccount,
  type StoreLook,
} from '@counter/contract/settings';
import { findPrinters } from '@counter/contract/printing';
import {
  findBusinesses,
  findStoreStatus,
  type Business,
  type StoreStatus,
} from '@counter/contract/store';
import { signedIn } from '../lib/session.ts';
import { answerNoMoney } from './money.ts';
import { findStatementMails, type StatementMails } from '@counter/contract/notifications';
import { findStorefront } from '@counter/contract/storefront';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { aWebStore } from './web-store.ts';

/** The server's response to a sign-in. */
export function aSession(change: Partial<LoginAnswer['data']> = {}): LoginAnswer {
  return {
    data: {
      token: 'token-of-sofia',
      userId: 7,
      fullName: 'Sofia Reyes',
      email: 'sofia@cedar.test',
      storeId: 3,
      redirectURI: null,
      operator: false,
      factorMissing: false,
      dates: { order: 'DAY_FIRST', clock: '24_HOUR' },
      ...change,
    },
    authenticated: true,
    message: '',
    storeApproved: true,
  };
}

/** Sofia's profile, which the proof dialog also reads. */
export function aProfile(): Profile {
  return {
    userId: 7,
    fullName: 'Sofia Reyes',
    phoneNumber: '+1 (212) 555-0101',
    email: 'sofia@cedar.test',
    emailConfirmed: true,
    emailBounced: null,
    pendingEmail: null,
    dateOrder: 'AUTOMATIC',
    clock: 'AUTOMATIC',
    usualDates: { order: 'MONTH_FIRST', clock: '12_HOUR' },
    secondFactor: { enabled: false, recoveryCodesLeft: 0, authenticatorSince: null, passkeys: [] },
  };
}

/** An approved, open store of the signed-in person. */
export function aBusiness(change: Partial<Business> = {}): Business {
  return {
    id: 3,
    name: 'Cedar Kitchen',
    image: null,
    branchName: 'Harbour',
    address: '12 Quay Street',
    verified: 'Y',
    storeUrl: 'cedar-kitchen',
    storeApproved: true,
    role: 'owner',
    currency: 'USD',
    timeZone: 'America/New_York',
    suspension: null,
    refusal: null,
    opening: { state: 'OPEN', until: null },
    secondFactorMissing: false,
    ...change,
  };
}

/** The answer to somebody who has one store, as it is to them. */
export const oneStore = (change: Partial<Business>) => ({
  data: [aBusiness(change)],
  message: '',
  newSignIns: [],
});

/** A store that takes orders. */
export const openStatus: StoreStatus = {
  storeOnline: true,
  state: 'OPEN',
  until: null,
  reason: null,
  changedBy: null,
  changedAt: null,
  pause: null,
  busy: null,
  dayEnds: '2026-11-21T05:00:00Z',
  ways: null,
};

/** Statement emails that were never set up. */
export const noStatementMails: StatementMails = {
  rhythm: 'OFF',
  files: ['PDF'],
  recipients: [],
  lastSent: null,
  latest: null,
  olVersion: 0,
  changedBy: null,
  changedAt: null,
};

/** The look of a web store with default settings. */
export const plainLook: StoreLook = {
  brandColor: null,
  coverImage: null,
  logo: null,
  olVersion: 0,
  changedBy: null,
  changedAt: null,
};

const plainSetting = { olVersion: 0, changedBy: null, changedAt: null };

/** The account settings of a store with default settings. */
const plainAccount: StoreAccount = {
  taxRate: 8.875,
  pickupInstructions: '',
  tax: plainSetting,
  pickup: plainSetting,
};

/** Signs in Sofia, with her store and its orders of today. */
export function openStore({ orders = [] }: { orders?: readonly Order[] } = {}): FakeServer {
  signedIn(aSession());
  const server = answerNoMoney(new FakeServer());
  return server
    .on(findBusinesses, { data: [aBusiness()], message: '', newSignIns: [] })
    .on(findTodaysOrders, { data: [...orders], message: '' })
    .on(findOrder, async ({ params }) => findAmong(server, params.orderNumber))
    .on(findForecast, { data: { days: [], daysMissing: 14, accuracy: null } })
    .on(findSuggestion, { data: null })
    .on(findGoals, { data: { goals: [], quietWeekday: null, evenings: [] } })
    .on(findPromos, { data: { content: [], totalElements: 0 } })
    .on(findFirstSteps, { data: null })
    .on(noteFirstStep, { data: { done: true } })
    .on(findAnything, { data: { orders: [], customers: [], products: [], payouts: [] } })
    .on(findStoreStatus, { data: openStatus })
    .on(findOrderedTogether, { data: { orders: 0, products: [] } })
    .on(findStoreLook, { data: plainLook })
    .on(findStoreAccount, { data: plainAccount })
    .on(findStorefront, { data: aWebStore() })
    .on(findStations, { data: [] })
    .on(findPlannedChanges, { data: [] })
    .on(findPrinters, { data: { printers: [] } })
    .on(findStoreAnnouncements, { data: [] })
    .on(findStatementMails, { data: noStatementMails })
    .on(findProfile, { data: aProfile() });
}

/** Finds an order among today's, so that tests define orders only there. */
async function findAmong(server: FakeServer, orderNumber: string) {
  const body = { userId: 1, storeId: 1, pageNumber: 0 };
  const todays = await server.peek(findTodaysOrders, { body });
  const orders = typeof todays === 'object' && 'data' in todays ? todays.data : [];
  const order = orders.find((one) => one.orderNumber === orderNumber);
  if (!order) return new Refusal(404, 'NOT_FOUND', 'There is no such order.');
  return { data: { ...order, pickupInstructions: null, timeline: [] } };
}
