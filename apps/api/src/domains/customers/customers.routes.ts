import {
  blockCustomer,
  exportCustomers,
  findBlockedCustomers,
  findCustomer,
  findCustomerImports,
  findCustomers,
  importCustomers,
  recordConsent,
  saveCustomerNotes,
  unblockCustomer,
  undoCustomerImport,
  withdrawConsent,
} from '@counter/contract/customers';
import { fileRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as blocking from './blocking.service.ts';
import * as consents from './consents.service.ts';
import { writeCustomers } from './customer-file.ts';
import * as imports from './imports/customer-imports.service.ts';
import * as list from './customer-list.service.ts';
import * as customer from './customer.service.ts';

/** Routes of a store's customers. */
export function customerRoutes(platform: Platform): Route[] {
  return [
    ...ofCustomers(platform),
    ...ofBlocks(platform),
    ...ofConsents(platform),
    ...ofImports(platform),
  ];
}

function ofCustomers(platform: Platform): Route[] {
  const { db, act } = platform;
  return [
    route(findCustomers, async ({ scope, body }) => ({
      data: await list.findCustomers(platform, scope, body),
    })),
    fileRoute(exportCustomers, async ({ scope, body }) => writeCustomers(platform, scope, body)),
    route(findCustomer, async ({ scope, params }) => ({
      data: await customer.findCustomer(db, scope, params.customerId),
    })),
    route(saveCustomerNotes, async ({ scope, body }) => ({
      data: await act(scope, (work) => customer.saveNotes(work, body)),
      message: 'Notes saved',
    })),
  ];
}

function ofBlocks({ db, act }: Platform): Route[] {
  return [
    route(findBlockedCustomers, async ({ scope, params }) => ({
      data: await blocking.findBlocked(db, scope, params.pageNumber),
    })),
    route(blockCustomer, async ({ scope, body }) => ({
      data: await act(scope, (work) => blocking.blockCustomer(work, body)),
      message: 'Customer blocked',
    })),
    route(unblockCustomer, async ({ scope, body }) => ({
      data: await act(scope, (work) => blocking.unblockCustomer(work, body.customerId)),
      message: 'Customer unblocked',
    })),
  ];
}

function ofConsents({ act }: Platform): Route[] {
  return [
    route(recordConsent, async ({ scope, body: { phoneNumber, how, note } }) => ({
      data: await act(scope, async (work) => {
        await consents.recordConsent(work, [phoneNumber], { how, note });
        return consents.findConsents(work.tx, scope, phoneNumber);
      }),
      message: 'Consent recorded',
    })),
    route(withdrawConsent, async ({ scope, body: { phoneNumber, how } }) => ({
      data: await act(scope, async (work) => {
        await consents.withdrawConsent(work, phoneNumber, how);
        return consents.findConsents(work.tx, scope, phoneNumber);
      }),
      message: 'Consent withdrawn',
    })),
  ];
}

function ofImports(platform: Platform): Route[] {
  const { db, act } = platform;
  return [
    route(importCustomers, async ({ scope, body }) => ({
      data: await imports.importCustomers(platform, scope, body),
    })),
    route(findCustomerImports, async ({ scope }) => ({
      data: await imports.findCustomerImports(db, scope),
    })),
    route(undoCustomerImport, async ({ scope, body: { id } }) => ({
      data: await act(scope, (work) => imports.undoCustomerImport(work, id)),
      message: 'Import undone',
    })),
  ];
}
