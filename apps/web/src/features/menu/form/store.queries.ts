import { findStoreAccount, findStoreLook } from '@counter/contract/settings';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

const settings = storeResource('settings');

/** Loads the colors of the current store's web store. */
export const useStoreLook = settings.read('look', findStoreLook, ofStore);

/** Loads the current store's tax rate. */
export const useStoreAccount = settings.read('account', findStoreAccount, ofStore);
