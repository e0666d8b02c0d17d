import {
  exportAuditEntries,
  findAuditEntries,
  findAuditEntry,
  findAuditPeople,
} from '@counter/contract/audit';
import type { CallOf } from '@counter/contract/endpoint';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';

const audit = storeResource('audit');

/** The filters: person, group, days and text. */
export type AuditWanted = Omit<CallOf<typeof exportAuditEntries>['body'], 'userId' | 'storeId'>;

/** Loads the audit log of the store, newest first, page by page. */
export const useAuditEntries = audit.pages(
  'list',
  findAuditEntries,
  ({ userId, storeId }, after, wanted: AuditWanted) => ({
    body: { userId, storeId, ...wanted, after },
  }),
  { next: (_pages, { content, more }) => (more ? content.at(-1)?.id : undefined) },
);

/** Loads one entry with the values before and after. */
export const useAuditEntry = audit.detail('one', findAuditEntry, ({ storeId }, id: number) => ({
  params: { storeId: String(storeId), entryId: String(id) },
}));

/** Loads everyone who has done something in the store. */
export const useAuditPeople = audit.read('people', findAuditPeople, ofStore);

/** Exports all matching entries as a file; resolves with its name. */
export const useSaveAudit = audit.table(
  exportAuditEntries,
  ({ userId, storeId }, wanted: AuditWanted) => ({ body: { userId, storeId, ...wanted } }),
);
