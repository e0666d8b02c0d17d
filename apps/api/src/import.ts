/**
 * The entry point for programs that import a business's existing data, such as the demo. They call `importWhereEmpty`,
 * create a `StoreScope` per store and call each domain's import in its transaction.
 */
export { checkBooks } from './books.ts';
export {
  disputeCharge,
  openCharge,
  refundOrder,
  settleCharge,
} from './domains/adjustments/index.ts';
export { hashPassword, importUsers } from './domains/auth/index.ts';
export {
  type ImportedConsent,
  type ImportedNotes,
  findConsentedPhones,
  importBlockedCustomers,
  importConsents,
  importCustomers,
  importNotes,
} from './domains/customers/index.ts';
export { findRunningDeals, importDeals } from './domains/deals/index.ts';
export { importExpenses, importSuppliers } from './domains/expenses/index.ts';
export { type PastReview, importInquiry, importReview } from './domains/feedback/index.ts';
export { type ImportedLead, importLeads } from './domains/home/index.ts';
export { hasLiveApiKey, importApiKey } from './domains/integrations/index.ts';
export { importEarnedOrders } from './domains/ledger/index.ts';
export {
  type PastMessage,
  chargeSent,
  importCampaign,
  importSentCampaign,
} from './domains/marketing/index.ts';
export { type ImportedMenu, importMenu } from './domains/menu/index.ts';
export { importRecipient } from './domains/notifications/index.ts';
export { importApplication } from './domains/onboarding/index.ts';
export {
  type PastOrder,
  type PastStep,
  findSoldOrder,
  importOrders,
  takeOrderNumbers,
} from './domains/orders/index.ts';
export { type Moving, movePayout, payStore } from './domains/payouts/index.ts';
export {
  importEmployees,
  importRiders,
  importPlannedShifts,
  importShifts,
  type PastShift,
} from './domains/people/index.ts';
export { type NewPromo, importPromoUses, importPromos } from './domains/promotions/index.ts';
export { importPayments, importRewards } from './domains/referrals/index.ts';
export { closeDay, recordSale, reportDay } from './domains/sales/index.ts';
export { readBankDetails, saveBankDetails, setPartVerified } from './domains/settings/index.ts';
export {
  type ImportedPause,
  type ImportedStatusChange,
  type StoreProfile,
  findStoreInfo,
  importException,
  importPauses,
  importStatusChanges,
  importStore,
  updateSettings,
  updateStoreInfo,
  weekOf,
} from './domains/store/index.ts';
export { importWebStoreDays } from './domains/storefront/index.ts';
export { importInvitations } from './domains/team/index.ts';
export type { Files } from './platform/clients/files/files.ts';
export type { Db, Tx } from './platform/db/schema.ts';
export { writeAudit } from './platform/events/audit/audit.ts';
export type { AuditEntry, Work } from './platform/events/work.ts';
export type { Clock } from './platform/kernel/clock.ts';
export { createSecret, hashSecret } from './platform/kernel/crypto.ts';
export { createGate } from './platform/kernel/gate.ts';
export type { Vault } from './platform/kernel/vault.ts';
export { actingAs, type Actor, type StoreScope } from './platform/tenancy/scope.ts';
export { scopeForSystem } from './platform/tenancy/system-scope.ts';
export { importWhereEmpty } from './import-where-empty.ts';
