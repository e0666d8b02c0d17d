import { findRiders } from '@counter/contract/people';
import type { Locator, Page } from '@playwright/test';
import { callApi } from './api.ts';
import type { Merchant } from './merchant.ts';

/** The riders page of the tests' store. */
export const ridersAddress = '/dashboard/business/cedar-kitchen/rider';

/** Returns a person's row (a card on phones) in the current list. */
export function personRow(page: Page, name: string): Locator {
  return page.getByRole('main').locator('tbody tr, ul > li').filter({ hasText: name });
}

/** Returns a field of the open form. */
export function personField(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('form').getByLabel(label, { exact: true });
}

/** Returns the calls of a merchant who edits people on another device. */
export function peopleOf(url: string, { answer }: Merchant) {
  const { token } = answer.data;
  const storeId = answer.data.storeId ?? 0;
  const params = { storeId: String(storeId) };
  return {
    findRider: async (name: string) =>
      (await callApi(url, findRiders, { params }, { token })).data.find(
        (rider) => rider.name === name,
      ),
  };
}
