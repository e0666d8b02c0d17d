import { findStoreHours, removeHoursException, saveStoreHours } from '@counter/contract/store';
import { callApi } from '../support/api.ts';
import { openMerchant } from '../support/merchant.ts';

export const hoursAddress = '/dashboard/settings/hours';

/** Opens the store of a person around the clock again, and removes the exceptions that a test added. */
export async function resetHours(url: string, email: string): Promise<void> {
  const { answer } = await openMerchant(url, email);
  const { token, storeId } = answer.data;
  const id = storeId ?? 0;
  const params = { storeId: String(id) };
  const { data } = await callApi(url, findStoreHours, { params }, { token });
  for (const exception of data.exceptions.filter(({ name }) => name !== 'Christmas Day')) {
    const body = { storeId: id, id: exception.id };
    await callApi(url, removeHoursException, { body }, { token });
  }
  const body = { storeId: id, hours: [], deliveryHours: null, olVersion: data.olVersion };
  await callApi(url, saveStoreHours, { body }, { token });
}
