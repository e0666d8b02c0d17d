export {
  findVerifiedParts,
  readBankDetails,
  saveBankDetails,
  setPartVerified,
} from './bank-details.service.ts';
export { countUnverifiedStores } from './bank-details.repository.ts';
export { sealedOfStores } from './sealed-row.ts';
export { lostDetails } from './lost-details.ts';
export { settingsRoutes } from './settings.routes.ts';
export {
  bankHoldEnd,
  findBankStatuses,
  openBankAccount,
  type BankStatus,
} from './bank-account.service.ts';
export { openBirthDate } from './birth-date.service.ts';
export { refuseUnborn } from './bank-change.service.ts';
export { bankTasks } from './bank.jobs.ts';
export { settingsTasks } from './settings.jobs.ts';
export { bankRoutes } from './bank.routes.ts';
export { changeSettings, noteSettingChange } from './change-settings.ts';
export { findSettingVersion } from './setting-versions.repository.ts';
export { milesBetweenZips } from './zip-distance.ts';
