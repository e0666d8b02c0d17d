import {
  findHoursRecord,
  findStoreHours,
  saveStoreHours,
  type StoreHours,
} from '@counter/contract/store';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderScreen } from './render-screen.tsx';
import { openStore } from './store.ts';

export const hoursAddress = '/dashboard/settings/hours';
export const monday = { weekday: 1, from: '09:00', to: '17:00' };
export const friday = { weekday: 5, from: '18:00', to: '02:00' };

/** Opening hours on two days of the week. */
export const aWeek: StoreHours = {
  hours: [monday, friday],
  deliveryHours: null,
  exceptions: [],
  olVersion: 3,
};

/** Opens a store with the given hours. */
export function openHours(hours: StoreHours = aWeek) {
  return openStore()
    .on(findStoreHours, { data: hours })
    .on(findHoursRecord, { data: { content: [], totalElements: 0 } });
}

/** Opens the hours as a person who can change them. */
export async function editHours(hours?: StoreHours) {
  const server = openHours(hours);
  const user = renderScreen(server, hoursAddress);
  const form = await screen.findByRole('form', { name: 'Opening hours' });
  const save = async () => user.click(within(form).getByRole('button', { name: 'Save changes' }));
  const day = (name: string) => within(within(form).getByRole('group', { name }));
  const enter = (label: string, value: string) => {
    const field = within(form).getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  const copy = async (name: string, to: string) => {
    await user.click(within(form).getByRole('button', { name: `Copy ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: to }));
  };
  return { server, user, form, save, day, enter, copy };
}

/** Returns the last saved hours, as `1 09:00-17:00` with the weekday's number. */
export const sentHours = (server: ReturnType<typeof openStore>): string[] =>
  (server.received(saveStoreHours).at(-1)?.body.hours ?? [])
    .map(({ weekday, from, to }) => `${weekday} ${from}-${to}`)
    .toSorted();
