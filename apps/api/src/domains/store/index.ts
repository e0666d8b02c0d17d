export { personOf } from './acting-person.ts';
export { hoursRoutes } from './hours.routes.ts';
export { storeRoutes } from './store.routes.ts';
export { findApprovedStores, findStoreSettings, instructionsFor } from './store.service.ts';
export type { StoreSettings } from './order-settings.ts';
export {
  findFacts as findOpeningFacts,
  findOpening,
  findOrderTerms,
  findStatus,
  openingForOrder,
  toOpeningAnswer,
  type OrderOpening,
} from './opening.service.ts';
export { approveStore, correctStore, createStore } from './create-store.service.ts';
export {
  createStoreRows as importStore,
  profileOf,
  type StoreProfile,
} from './create-store.repository.ts';
export { weekOf } from './opening-hours.ts';
export {
  importPauses,
  importStatusChanges,
  type ImportedPause,
  type ImportedStatusChange,
} from './import.repository.ts';
export {
  createException as importException,
  findExceptions,
  findWeek,
  type ExceptionRow,
} from './hours.repository.ts';
export { updateFeeRates } from './fee-rates.service.ts';
export { findOpeningRecord, type OpeningRecord } from './opening-record.repository.ts';
export {
  belongsAnywhere,
  createMember,
  deleteMember,
  lockMembers,
  updateRole,
  type MemberRow,
} from './members.repository.ts';
export { mailOwners } from './mail-owners.service.ts';
export { findMailSender } from './mail-sender.ts';
export { findOldestOwnedStore, findOwners, type OwnerRow } from './owners.repository.ts';
export { liftSuspension, suspendStore } from './suspension.service.ts';
export { endOwnerView, startOwnerView } from './owner-views.service.ts';
export {
  countRunningSuspensions,
  findRunningSuspensions,
  isSuspended,
} from './suspension.repository.ts';
export { toSuspension } from './suspension-view.ts';
export {
  findLook,
  findPublicInfo,
  findSettings,
  findStoreInfo,
  findStoresWarned,
  lockSettings,
  updateLook,
  updateSettings,
  updateStoreInfo,
  type SettingColumn,
} from './store-settings.repository.ts';
export { notifyOpenScreens } from './store-change.service.ts';
export { findStoresWithoutScreen } from './unwatched.repository.ts';
export { noteScreens, watchStore } from './screens.service.ts';
