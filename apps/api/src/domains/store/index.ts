export { storeRoutes } from './store.routes.ts';
export {
  findApprovedStores,
  findOpening,
  findStoreSettings,
  type StoreSettings,
} from './store.service.ts';
export {
  importStatusChanges,
  importStore,
  type ImportedStatusChange,
} from './import.repository.ts';
