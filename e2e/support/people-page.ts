import { findEmployees, findRiders, saveRider, updateRiderDuty } from '@counter/contract/people';
import type { Locator, Page } from '@playwright/test';
import { callApi } from './api.ts';
import type { Merchant } from './merchant.ts';

/** The people of the store the tests work in. */
export const employeesAddress = '/dashboard/business/cedar-kitchen/employee';
export const ridersAddress = '/dashboard/business/cedar-kitchen/rider';

/** The row (on a phone the card) of a person in the list that is shown. */
export function personRow(page: Page, name: string): Locator {
  return page.getByRole('main').locator('tbody tr, ul > li').filter({ hasText: name });
}

/** A field of the form that is open. */
export function personField(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('form').getByLabel(label, { exact: true });
}

/** Returns the calls of a merchant who edits people on another device. */
export function peopleOf(url: string, { answer }: Merchant) {
  const { token } = answer.data;
  const storeId = answer.data.storeId ?? 0;
  const params = { storeId: String(storeId) };
  return {
    findEmployee: async (name: string) =>
      (await callApi(url, findEmployees, { params }, { token })).data.find(
        ({ firstName, lastName }) => `${firstName} ${lastName}` === name,
      ),
    findRider: async (name: string) =>
      (await callApi(url, findRiders, { params }, { token })).data.find(
        (rider) => rider.name === name,
      ),
    /** Adds a rider, on duty, and answers their id. */
    addRider: async (name: string): Promise<number> => {
      const phone = '+1 212 555 0177';
      const body = { storeId, name, phone, cnic: '42101-5550177-1', vehicle: 'BICYCLE' as const };
      const { data: id } = await callApi(url, saveRider, { body }, { token });
      await callApi(url, updateRiderDuty, { body: { storeId, id, onDuty: true } }, { token });
      return id;
    },
    setDuty: async (id: number, onDuty: boolean): Promise<void> => {
      await callApi(url, updateRiderDuty, { body: { storeId, id, onDuty } }, { token });
    },
  };
}
