import {
  findMarketplaceWeek,
  findOverview,
  type Application,
  type HealthFacts,
  type MarketplaceWeek,
  type OperatorOverview,
  type OperatorStoreDetail,
} from '@counter/contract/operator';
import { signedIn } from '../lib/session.ts';
import { FakeServer } from '@counter/contract/testing';
import { aSession, openStatus } from './store.ts';

/** A week of the marketplace without problems. */
export const aWeek: MarketplaceWeek = {
  orders: 0,
  missed: 0,
  cancelled: 0,
  made: 0,
  acceptedLate: 0,
  late: 0,
  before: { orders: 0, missed: 0, cancelled: 0, made: 0, acceptedLate: 0, late: 0 },
};

/** The counts of a marketplace without pending work. */
export const nothingWaits: OperatorOverview = {
  newLeads: 0,
  waitingApplications: 0,
  unverifiedStores: 0,
  storesWithoutScreen: 0,
  storesWithReturnedPayout: 0,
  suspendedStores: 0,
  contestedCharges: 0,
  reportedReviews: 0,
  failedCardPayments: 0,
  failedMessages: 0,
  oldestAt: {
    newLeads: null,
    waitingApplications: null,
    storesWithoutScreen: null,
    contestedCharges: null,
    reportedReviews: null,
    failedCardPayments: null,
    failedMessages: null,
  },
};

/** Signs in the operator Imani, with no pending work. */
export function openMarketplace(): FakeServer {
  const imani = { userId: 1, fullName: 'Imani Brooks', email: 'imani@counter.test' };
  signedIn(aSession({ ...imani, token: 'token-of-imani', storeId: null, operator: true }));
  return new FakeServer()
    .on(findOverview, { data: nothingWaits })
    .on(findMarketplaceWeek, { data: aWeek });
}

/** An application awaiting a decision. The applicant has confirmed their email address. */
export function anApplication(change: Partial<Application> = {}): Application {
  return {
    storeId: 4,
    storeName: 'Corner Bakery',
    applicant: 'Nora Lind',
    email: 'nora@bakery.test',
    first: true,
    state: 'SUBMITTED',
    submittedAt: '2026-11-19T12:00:00Z',
    decidedAt: null,
    emailConfirmed: true,
    phoneNumber: '+1 (212) 555-0142',
    branchName: 'Mill Lane',
    address: '12 Mill Lane, Springfield',
    storePhoneNumber: '+1 (212) 555-0142',
    businessType: 'PHYSICAL_STORE',
    storeTaxRate: 8.25,
    workingHours: '07:00 - 18:00',
    totalLocations: 1,
    menuWebsite: 'https://bakery.test/menu',
    menuPics: [],
    timeZone: 'America/New_York',
    image: null,
    bank: null,
    reason: null,
    decidedBy: null,
    lead: null,
    ...change,
  };
}

/** A store without orders or problems. */
const healthy: HealthFacts = {
  orders: 0,
  missed: 0,
  cancelled: 0,
  made: 0,
  acceptedLate: 0,
  late: 0,
  noScreenSince: null,
  unpaidSince: null,
  problems: [],
};

/** An approved store that takes orders, as operators see it. */
export function anOperatorStore(change: Partial<OperatorStoreDetail> = {}): OperatorStoreDetail {
  return {
    id: 3,
    name: 'Fern & Field Grocer',
    branchName: 'Harbour',
    storeUrl: 'fern-and-field',
    address: '12 Quay Street',
    image: null,
    owners: [{ fullName: 'Sofia Reyes', email: 'sofia@fern.test' }],
    currency: 'USD',
    approved: true,
    createdAt: '2026-01-05T12:00:00Z',
    deliveredFee: 15,
    pickedUpFee: 6,
    deliveryCommission: 10,
    suspension: null,
    verified: { bank: true, company: true, representative: true },
    health: { ...healthy },
    status: openStatus,
    minimumOrder: 1000,
    deliveryMethods: ['PICKUP'],
    preparationMinutes: 20,
    orderExpiry: 'NEVER',
    expiryMinutes: 30,
    ...change,
  };
}
