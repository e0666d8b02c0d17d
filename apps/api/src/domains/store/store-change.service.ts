import type { StoreStatusCause } from '@counter/contract/store';
import type { Work } from '../../platform/events/work.ts';
import { findSettingsRow } from './store.repository.ts';

/** Notifies a store's open screens that its data is stale, and of the cause. */
export async function notifyOpenScreens(
  { tx, scope, emit }: Work,
  cause: StoreStatusCause,
): Promise<void> {
  const { online } = await findSettingsRow(tx, scope.storeId);
  emit({ kind: 'store.status', storeOnline: online, cause });
}
