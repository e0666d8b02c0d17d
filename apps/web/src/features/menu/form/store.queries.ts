import { findStoreLook } from '@counter/contract/settings';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

const settings = storeResource('settings');

/** The colors of the current store's web store. */
export const useStoreLook = settings.read('look', findStoreLook, ofStore);
