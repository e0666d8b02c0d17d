import { findStoreAccount, findStoreLook } from '@counter/contract/settings';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

const settings = storeResource('settings');

/** The colors of the current store's web store. */
export const useStoreLook = settings.read('look', findStoreLook, ofStore);

/** The tax rate of the current store. */
export const useStoreAccount = settings.read('account', findStoreAccount, ofStore);
