export { findOrCreateCustomer, type Contact } from './customers.service.ts';
