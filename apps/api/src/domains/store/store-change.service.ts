import type { StoreStatusCause } from '@counter/contract/store';
import type { Work } from '../../platform/events/work.ts';
import { findSettingsRow } from './store.repository.ts';

/** Tells the open screens of a store that what they show of it is stale, and what made it so. */
export async function notifyOpenScreens(
  { tx, scope, emit }: Work,
  cause: StoreStatusCause,
): Promise<void> {
  const { online } = await findSettingsRow(tx, scope.storeId);
  emit({ kind: 'store.status', storeOnline: online, cause });
}
