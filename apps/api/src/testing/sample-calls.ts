import { blockCases, customerPickupCases, storeInfoCases } from '@counter/contract/cases';
import type { CallOf, Endpoint } from '@counter/contract/endpoint';
import { notificationCalls } from './sample-calls/notification-calls.ts';
import { customerCalls } from './sample-calls/customers.ts';
import { expenseCalls } from './sample-calls/expenses.ts';
import { feedbackCalls } from './sample-calls/feedback.ts';
import { hoursCalls } from './sample-calls/hours.ts';
import { marketingCalls } from './sample-calls/marketing.ts';
import type { Things } from './admitted/things.ts';
import { webStoreCalls } from './sample-calls/web-store.ts';
import { menuCalls } from './sample-calls/menu.ts';
import { operatorCalls } from './sample-calls/operator.ts';
import { plannedSettingCalls } from './sample-calls/planned-settings.ts';
import { plainSettingCalls } from './sample-calls/plain-settings.ts';
import { peopleCalls } from './sample-calls/people.ts';
import { bankCalls } from './sample-calls/bank.ts';
import { dayCalls } from './sample-calls/days.ts';
import { orderCalls } from './sample-calls/orders.ts';
import { integrationCalls } from './sample-calls/integrations.ts';
import { printingCalls } from './sample-calls/printing.ts';
import { reportCalls } from './sample-calls/reports.ts';
import { profileCalls } from './sample-calls/profile.ts';

type Facts = {
  readonly storeId: number;
  readonly storeUrl: string;
  readonly productId: number;
  /** The caller's id. */
  readonly userId: number;
  /** An email without an account. */
  readonly newEmail: string;
  /** Existing objects of the store; none if absent. */
  readonly things?: Things | undefined;
};

/** Returns a well-formed request for every endpoint. Its ids need not exist, because it only tests access. */
export function sampleCalls(facts: Facts): Readonly<Record<string, CallOf<Endpoint>>> {
  const { storeId, storeUrl, userId, newEmail } = facts;
  return {
    login: { body: { email: 'nobody@example.test', password: 'wrong' } },
    sellerLogin: { body: { email: 'nobody@example.test', password: 'wrong' } },
    findSession: {},
    logout: {},
    createLead: {
      body: { businessName: 'Bakery', businessAddress: '12 Mill Lane', businessPhone: '555' },
    },
    signUp: {
      body: {
        firstName: 'Ada',
        lastName: 'Byron',
        phoneNumber: '212 555 0142',
        email: newEmail,
        password: 'Test-pass-1',
      },
    },
    confirmEmail: { body: { token: 'none' } },
    resendConfirmation: {},
    forgotPassword: { body: { email: 'nobody@example.test' } },
    findPasswordReset: { params: { requestId: 'none' } },
    resetPassword: { body: { requestId: 'none', newPassword: 'Test-pass-2' } },
    findProfile: {},
    mailMeAgain: {},
    updateProfile: {
      body: {
        fullName: 'Ada Byron',
        phoneNumber: '212 555 0142',
        dateOrder: 'YEAR_FIRST',
        clock: '12_HOUR',
      },
    },
    ...profileCalls(),
    uploadPicture: {
      body: { filename: 'a.png', contentType: 'image/png', content: 'bm90IGEgcGljdHVyZQ==' },
    },
    uploadDocument: {
      body: { filename: 'a.pdf', contentType: 'application/pdf', content: 'bm90IGEgcGljdHVyZQ==' },
    },
    findOnboarding: {},
    saveBusinessInfo: {
      body: {
        name: 'Bakery',
        businessType: 'FOOD_TRUCK',
        address: '12 Mill Lane, Springfield',
        phoneNumber: '212 555 0142',
        storeTaxRate: 8,
        workingHours: '09:00 - 17:00',
        totalLocations: 1,
        menuWebsite: 'example.com',
      },
    },
    saveBankDetails: {
      body: {
        storeId,
        accountNumber: '123456789',
        routingNumber: '021000021',
        individual: true,
        legalBusinessName: 'Bakery Ltd',
        address: '12 Mill Lane, Springfield',
        legalFirstName: 'Ada',
        legalLastName: 'Byron',
        dateOfBirth: '1990-05-17',
        ssn: '1234',
      },
    },
    registerBusiness: {
      body: {
        businessname: 'Second Bakery',
        businessbranch: 'Riverside',
        businessAddress: '48 Water Street, Springfield',
        location: 'Clock Tower',
        profilename: 'second-bakery',
        number: '12125550142',
        whatapp: '12125550142',
        businessTerms: 'None',
        openingTime: '09:00',
        closingTime: '17:00',
      },
    },
    ...menuCalls(facts),
    ...promotionCalls(facts),
    ...peopleCalls(storeId),
    ...operatorCalls,
    findSecurityLog: { query: {} },
    findSecurityActivity: { query: {} },
    findTeamSecurity: { params: { storeId: String(storeId) } },
    findBusinesses: { params: { id: String(userId) } },
    findStoreStatus: { params: { storeId: String(storeId) } },
    updateStoreStatus: { body: { id: storeId, online: true } },
    ...hoursCalls(storeId),
    ...teamCalls(facts),
    ...settingsCalls(storeId),
    findTodayStats: { params: { storeId: String(storeId) } },
    findGoals: { params: { storeId: String(storeId) } },
    findForecast: { params: { storeId: String(storeId) } },
    findSuggestion: { params: { storeId: String(storeId) } },
    dismissSuggestion: { body: { storeId, cause: 'review:999999', dismissed: true } },
    findListViews: { params: { storeId: String(storeId) } },
    saveListView: {
      body: { storeId, id: 0, list: 'orders', name: 'Late', filters: [], columns: [] },
    },
    removeListView: { body: { storeId, id: 999_999 } },
    restoreListView: { body: { storeId, id: 999_999 } },
    findFirstSteps: { params: { storeId: String(storeId) } },
    noteFirstStep: { body: { storeId, step: 'ALARM' } },
    skipFirstStep: { body: { storeId, step: 'ALARM', skipped: false } },
    ...bankCalls(storeId),
    findFinancialOverview: { body: { storeId, duration: 'TODAY' } },
    findPerformanceOverview: { body: { storeId, duration: 'TODAY' } },
    findCustomerMonths: { params: { storeId: String(storeId) } },
    ...reportCalls(storeId),
    ...orderCalls(storeId),
    ...adjustmentCalls(storeId),
    ...expenseCalls(storeId),
    ...printingCalls(storeId),
    ...integrationCalls(storeId),
    ...feedbackCalls(facts),
    findReferral: {},
    findRewards: { body: { pageNumber: 0 } },
    findReferralPayments: { query: {} },
    moveReferralPayment: { body: { transactionId: 'RF-0', move: 'send' } },
    findFailedCardPayments: { query: {} },
    retryCardPayment: { body: { storeId, id: 999_999 } },
    findAuditEntries: { body: { storeId } },
    exportAuditEntries: { body: { storeId } },
    findAuditEntry: { params: { storeId: String(storeId), entryId: '999999' } },
    findStoreAnnouncements: { params: { storeId: String(storeId) } },
    confirmAnnouncement: { body: { storeId, id: 999_999 } },
    findAuditPeople: { params: { storeId: String(storeId) } },
    ...dayCalls(storeId),
    findFinance: { params: { storeId: String(storeId) } },
    findCardPayment: { params: { storeId: String(storeId), orderNumber: 'none' } },
    ...payoutCalls(storeId),
    ...notificationCalls(storeId),
    checkPromo: { body: { storeUrl, promoCode: 'NONE', basket: 1000 } },
    findMarketplaceStores: {},
    findMarketplaceMenu: { params: { storeUrl } },
    ...webStoreCalls(facts),
    followStore: { params: { storeId: String(storeId) } },
  };
}

function settingsCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const inPath = { params: { storeId: String(storeId) } };
  return {
    findStoreInfo: inPath,
    updateStoreInfo: { body: { storeId, ...storeInfoCases.filled } },
    findStoreLook: inPath,
    updateStoreLook: { body: { storeId, brandColor: '#8f2d3c', coverImage: null, logo: null } },
    findStoreAccount: inPath,
    changeTaxRate: { body: { storeId, storeTaxRate: 9 } },
    changeCustomerPickup: { body: { storeId, ...customerPickupCases.filled } },
    ...plainSettingCalls<CallOf<Endpoint>>({
      find: () => inPath,
      update: ({ example }) => ({ body: { storeId, ...example } }),
    }),
    ...plannedSettingCalls(storeId),
    findDeliveryFees: inPath,
    updateDeliveryFees: {
      body: { storeId, zipCode: '', direct: { kind: 'NONE' }, pooled: { kind: 'NONE' } },
    },
    findBlockedCustomers: { params: { storeId: String(storeId), pageNumber: '0' } },
    blockCustomer: { body: { storeId, ...blockCases.filled } },
    unblockCustomer: { body: { storeId, customerId: 999_999 } },
    ...customerCalls(storeId),
  };
}

function promotionCalls({ storeId, things }: Facts): Readonly<Record<string, CallOf<Endpoint>>> {
  const promo = {
    storeId,
    promoCode: 'SPRING15',
    type: 'PERCENTAGE',
    percentage: 15,
    minOrderValue: 0,
    startDate: '2090-03-01',
    endDate: '2090-05-31',
  };
  return {
    ...marketingCalls(storeId, things),
    findPromo: { params: { storeId: String(storeId), promoCodeId: '999999' } },
    findPromos: { params: { storeId: String(storeId), pageNumber: '0' } },
    savePromo: { body: promo },
    removePromo: { params: { storeId: String(storeId), promoCodeId: '999999' } },
    restorePromo: { body: { storeId, id: 999_999 } },
    saveMarketplacePromo: { body: { ...promo, paidBy: 'MARKETPLACE' } },
  };
}

function teamCalls({ storeId, newEmail }: Facts): Readonly<Record<string, CallOf<Endpoint>>> {
  const inPath = { params: { storeId: String(storeId) } };
  const person = { fullName: 'Ada Byron', phoneNumber: '212 555 0142', password: 'Test-pass-1' };
  return {
    findTeam: inPath,
    findStoreOwners: inPath,
    inviteMember: {
      body: { storeId, email: `invited-${newEmail}`, role: 'staff', password: 'wrong' },
    },
    resendInvitation: { body: { storeId, id: 999_999 } },
    withdrawInvitation: { body: { storeId, id: 999_999 } },
    updateMemberRole: { body: { storeId, memberId: 999_999, role: 'staff', password: 'wrong' } },
    removeMember: { body: { storeId, memberId: 999_999 } },
    leaveStore: { body: { storeId } },
    demandSecondFactor: { body: { storeId, demanded: false, password: 'wrong' } },
    findInvitation: { params: { token: 'none' } },
    acceptInvitation: { body: { token: 'none' } },
    joinWithInvitation: { body: { token: 'none', ...person } },
  };
}

function adjustmentCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const [reason, note] = ['QUALITY', 'The soup was cold.'];
  return {
    findAdjustableOrders: { body: { storeId } },
    findRefundableOrder: { params: { storeId: String(storeId), orderNumber: 'none' } },
    refundOrder: { body: { storeId, orderId: 999_999, type: 'FULL', reason } },
    findCharges: { body: { storeId } },
    findCharge: { params: { storeId: String(storeId), chargeId: '999999' } },
    disputeCharge: { body: { storeId, chargeId: 999_999, text: 'It was hot.' } },
    findOperatorCharges: { query: {} },
    proposeCharge: { body: { storeId: 999_999, orderNumber: 'none', reason, note, amount: 500 } },
    decideCharge: { body: { storeId: 999_999, chargeId: 999_999, outcome: 'WON', note } },
  };
}

function payoutCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const transactionId = 'PO-2026W01-9999';
  const inPath = { params: { storeId: String(storeId), transactionId } };
  const part = { body: { storeId, transactionId, pageNumber: 0 } };
  return {
    findPayouts: { body: { storeId, pageNumber: 0 } },
    exportPayouts: { body: { storeId } },
    findNextPayout: { params: { storeId: String(storeId) } },
    findPayout: inPath,
    findPayoutOrders: part,
    findPayoutAdjustments: part,
    exportPayout: { body: { storeId, transactionId } },
    printPayout: { body: { storeId, transactionId } },
    printOrderCode: { body: { storeId, layout: 'TENT' } },
    checkDeposits: { body: { storeId, content: 'Date,Amount\n2026-11-20,5\n' } },
    exportDepositCheck: { body: { storeId, content: 'Date,Amount\n2026-11-20,5\n' } },
    findOperatorPayouts: { query: {} },
    findOperatorPayout: inPath,
    movePayout: { body: { storeId, transactionId, move: 'settle' } },
    startPayoutRun: {},
    findPayoutRun: {},
    findHeldStores: {},
    holdPayouts: { body: { storeId: 999_999, reason: 'Chargebacks' } },
    liftPayoutHold: { body: { storeId: 999_999 } },
    createBankFile: { body: { format: 'CSV', password: 'wrong' } },
    findBankFiles: {},
    downloadBankFile: { params: { id: '999999' } },
  };
}
