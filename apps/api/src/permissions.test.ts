import { allEndpoints } from '@counter/contract';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actors, addActors, type Actor, type Knocking } from './testing/actors.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { sampleCalls } from './testing/sample-calls.ts';

const signedIn: readonly Actor[] = actors.slice(3);
const crew: readonly Actor[] = ['staff', 'manager', 'owner'];
const members: readonly Actor[] = ['accountant', ...crew];
const managers: readonly Actor[] = ['manager', 'owner'];
const bookkeepers: readonly Actor[] = ['accountant', ...managers];
const paymasters: readonly Actor[] = ['accountant', 'owner'];

/** Written down by hand: who gets past the door of each call. */
const admitted: Record<string, readonly Actor[]> = {
  login: actors,
  sellerLogin: actors,
  findSession: signedIn,
  logout: signedIn,
  createLead: actors,
  signUp: actors,
  confirmEmail: actors,
  resendConfirmation: signedIn,
  forgotPassword: actors,
  findPasswordReset: actors,
  resetPassword: actors,
  findProfile: signedIn,
  updateProfile: signedIn,
  requestEmailChange: signedIn,
  changePassword: signedIn,
  offerSecondFactor: signedIn,
  confirmSecondFactor: signedIn,
  removeSecondFactor: signedIn,
  renewRecoveryCodes: signedIn,
  findSessions: signedIn,
  endOneSession: signedIn,
  endAllSessions: signedIn,
  uploadPicture: signedIn,
  findOnboarding: signedIn,
  saveBusinessInfo: signedIn,
  // Whoever has no application of their own for that store is refused.
  saveBankDetails: [],
  registerBusiness: signedIn,
  findStoreProducts: members,
  findBusinessProducts: members,
  searchBusinessProducts: members,
  findMenuItems: members,
  findProduct: members,
  saveProduct: managers,
  saveBusinessProduct: managers,
  updateProductAvailability: crew,
  removeProduct: managers,
  removeFromBusiness: managers,
  restoreToBusiness: managers,
  editProducts: managers,
  importProducts: managers,
  exportProducts: members,
  findSuggestedCategories: signedIn,
  findCategories: members,
  findCategoryPage: members,
  saveCategory: managers,
  orderCategories: managers,
  deleteCategory: managers,
  findOptionGroups: members,
  saveOptionGroup: managers,
  removeOptionGroup: managers,
  updateChoiceAvailability: crew,
  findOffMenu: members,
  findDeals: members,
  findDeal: members,
  saveDeal: managers,
  updateDealAvailability: crew,
  findPromos: bookkeepers,
  savePromo: managers,
  removePromo: managers,
  restorePromo: managers,
  saveMarketplacePromo: ['operator'],
  findEmployees: bookkeepers,
  saveEmployee: managers,
  endEmployment: managers,
  resumeEmployment: managers,
  exportEmployees: bookkeepers,
  findRiders: members,
  saveRider: managers,
  updateRiderDuty: crew,
  removeRider: managers,
  restoreRider: managers,
  findOverview: ['operator'],
  findLeads: ['operator'],
  updateLead: ['operator'],
  findApplications: ['operator'],
  findApplication: ['operator'],
  approveApplication: ['operator'],
  refuseApplication: ['operator'],
  verifyPart: ['operator'],
  findOperatorStores: ['operator'],
  findOperatorStore: ['operator'],
  updateCommission: ['operator'],
  suspendStore: ['operator'],
  liftSuspension: ['operator'],
  findMessages: ['operator'],
  findMessage: ['operator'],
  findBusinesses: signedIn,
  findStoreStatus: members,
  updateStoreStatus: crew,
  findStoreHours: bookkeepers,
  saveStoreHours: managers,
  saveHoursException: managers,
  removeHoursException: managers,
  findHoursRecord: bookkeepers,
  pauseStore: crew,
  endPause: crew,
  setBusy: crew,
  endBusy: crew,
  findTeam: ['owner'],
  findStoreOwners: members,
  inviteMember: ['owner'],
  resendInvitation: ['owner'],
  withdrawInvitation: ['owner'],
  updateMemberRole: ['owner'],
  removeMember: ['owner'],
  leaveStore: members,
  demandSecondFactor: ['owner'],
  findInvitation: actors,
  acceptInvitation: signedIn,
  joinWithInvitation: actors,
  findStoreInfo: bookkeepers,
  updateStoreInfo: managers,
  findStoreAccount: bookkeepers,
  changeTaxRate: managers,
  changeCustomerPickup: managers,
  findStoreOrdering: bookkeepers,
  updateStoreOrdering: managers,
  findBlockedCustomers: bookkeepers,
  blockCustomer: managers,
  unblockCustomer: managers,
  findTodayStats: members,
  findFinancialOverview: bookkeepers,
  findPerformanceOverview: bookkeepers,
  findCompanyInfo: ['owner'],
  saveBankAccount: ['owner'],
  saveCompanyInfo: ['owner'],
  saveRepresentative: ['owner'],
  findBankChange: actors,
  cancelBankChange: actors,
  findTodaysOrders: crew,
  findScheduledOrders: crew,
  findOrderHistory: members,
  findOrder: members,
  acceptOrder: crew,
  readyOrder: crew,
  completeOrder: crew,
  cancelOrder: crew,
  assignRider: crew,
  updateOrdersSeen: crew,
  findExpenses: bookkeepers,
  exportExpenses: bookkeepers,
  findExpenseChoices: bookkeepers,
  findExpense: bookkeepers,
  saveExpense: managers,
  removeExpense: managers,
  restoreExpense: managers,
  findSuppliers: bookkeepers,
  findSupplier: bookkeepers,
  saveSupplier: managers,
  removeSupplier: managers,
  restoreSupplier: managers,
  findSaleDay: bookkeepers,
  findSaleMenu: managers,
  recordSale: managers,
  voidSale: managers,
  findFinance: paymasters,
  findStatement: paymasters,
  exportStatement: paymasters,
  findBreakdown: bookkeepers,
  exportBreakdown: bookkeepers,
  findAdjustableOrders: bookkeepers,
  findRefundableOrder: bookkeepers,
  refundOrder: managers,
  findCharges: bookkeepers,
  findCharge: bookkeepers,
  contestCharge: managers,
  findOperatorCharges: ['operator'],
  proposeCharge: ['operator'],
  decideCharge: ['operator'],
  findAuditEntries: ['owner'],
  exportAuditEntries: ['owner'],
  findAuditEntry: ['owner'],
  findAuditPeople: ['owner'],
  findPayouts: paymasters,
  exportPayouts: paymasters,
  findNextPayout: paymasters,
  findPayout: paymasters,
  findPayoutOrders: paymasters,
  findPayoutAdjustments: paymasters,
  exportPayout: paymasters,
  checkDeposits: paymasters,
  exportDepositCheck: paymasters,
  findNotifications: bookkeepers,
  addRecipient: managers,
  removeRecipient: managers,
  sendSample: bookkeepers,
  findMailSubscription: actors,
  updateMailSubscription: actors,
  findPushDevices: crew,
  addPushDevice: crew,
  renewPushDevice: actors,
  removePushDevice: crew,
  testPushDevice: crew,
  findOperatorPayouts: ['operator'],
  findOperatorPayout: ['operator'],
  movePayout: ['operator'],
  startPayoutRun: ['operator'],
  findPayoutRun: ['operator'],
  findHeldStores: ['operator'],
  holdPayouts: ['operator'],
  liftPayoutHold: ['operator'],
  createBankFile: ['operator'],
  findBankFiles: ['operator'],
  downloadBankFile: ['operator'],
  placeOrder: ['integration'],
  checkPromo: ['integration'],
  findMarketplaceStores: ['integration'],
  findMarketplaceMenu: ['integration'],
  findStorefront: actors,
  followStore: members,
};

/** These would leave their caller without a session for the calls after them. */
const endsSessions = new Set(['logout', 'endAllSessions', 'leaveStore']);

describe('every call, asked by every kind of caller', () => {
  let test: TestApp;
  let knocking: Knocking;

  beforeAll(async () => {
    test = await createTestApp();
    knocking = await addActors(test.platform.db);
  });
  afterAll(async () => test.close());

  function partsOf(name: string, actor: Actor): CallOf<Endpoint> {
    const { ids, tokens: _tokens, ...store } = knocking;
    const userId = ids.get(actor) ?? 1;
    const newEmail = `${actor.replaceAll(' ', '-')}@new.test`;
    const sample = sampleCalls({ ...store, userId, newEmail })[name];
    if (!sample) throw new Error(`no sample for ${name}`);
    return sample;
  }

  const pairs = allEndpoints.flatMap(({ name, endpoint }) =>
    // Signing out last, or its caller could ask nothing more; streams are walked on their own.
    endpoint.kind === 'stream' || endsSessions.has(name)
      ? []
      : actors.map((actor) => [name, actor, endpoint] as const),
  );

  it('knows who may make each call', () => {
    expect(Object.keys(admitted).toSorted()).toEqual(
      allEndpoints.map(({ name }) => name).toSorted(),
    );
  });

  it.each(pairs)('%s by %s', async (name, actor, endpoint) => {
    const token = knocking.tokens.get(actor);
    const response = await test.call(endpoint, partsOf(name, actor), {
      idempotencyKey: `${name} ${actor}`,
      ...(token ? { token } : {}),
    });
    const isFile = response.headers['content-type']?.toString().startsWith('text/csv');
    const code = isFile ? undefined : response.json<{ code?: string }>().code;
    const refused = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'STORE_NOT_APPROVED'].includes(code ?? '');
    expect({ refused, code }).toEqual({ refused: !admitted[name]?.includes(actor), code });
    expect(response.statusCode).toBeLessThan(500);
  });

  const refusedStreams = actors.filter((actor) => !members.includes(actor));

  it.each(refusedStreams)('followStore by %s', async (actor) => {
    const token = knocking.tokens.get(actor);
    const response = await test.app.inject({
      url: `/api/v1/store/stream/${knocking.storeId}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    expect([401, 403]).toContain(response.statusCode);
  });

  it('logout ends the session for good', async () => {
    const token = knocking.tokens.get('owner') ?? '';
    const end = async () =>
      test.app.inject({
        method: 'POST',
        url: '/api/v1/merchant/auth/logout',
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await end()).statusCode).toBe(200);
    expect((await end()).statusCode).toBe(401);
  });
});
