export {
  findVerifiedParts,
  readBankDetails,
  saveBankDetails,
  setPartVerified,
} from './bank-details.service.ts';
export { countUnverifiedStores } from './bank-details.repository.ts';
export { findBankStandings, openBankAccount, type BankStanding } from './bank-account.service.ts';
export { settingsRoutes } from './settings.routes.ts';
