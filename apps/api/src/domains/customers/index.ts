export { findConsentedPhones, recordConsent, withdrawConsent } from './consents.service.ts';
export { customerRoutes } from './customers.routes.ts';
export { blockedCustomer, findOrCreateCustomer, type Contact } from './customers.service.ts';
export {
  importBlockedCustomers,
  importConsents,
  importCustomers,
  importNotes,
} from './import.service.ts';
export type { ImportedConsent, ImportedNotes } from './import-words.repository.ts';
export { findCustomerPhone } from './customers.repository.ts';
export { findCustomersNamed } from './named-customers.service.ts';
export { findSegment } from './segments.service.ts';
export { findBlockedPhones, findConsentedStores } from './recipients.repository.ts';
export { eraseCustomer, erasedPhone, isErasedPhone } from './erasing.service.ts';
export { holdCustomer } from './erasing.repository.ts';
export { agreeOnWebStore, findTexts } from './texts.service.ts';
