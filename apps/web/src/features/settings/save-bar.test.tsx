import { updateStoreOrdering } from '@counter/contract/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSettings } from '../../testing/settings.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const storeSettings = '/dashboard/settings/store-setting';

async function openForms() {
  const server = openSettings();
  const user = renderScreen(server, storeSettings);
  const orders = await screen.findByRole('form', { name: 'Orders' });
  const type = async (label: string, value: string) => {
    const field = within(orders).getByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    if (value) await user.type(field, value);
    await user.tab();
  };
  return { server, user, orders, type };
}

const barOf = (form: HTMLElement) =>
  within(form).queryByRole('button', { name: 'Save changes' })?.closest('[class*=bar]');

test('the bar of the form that was changed last stays in view, then that of the one before', async () => {
  const { user, orders, type } = await openForms();
  expect(barOf(orders)).toBeUndefined();
  await type('Preparation minutes', '35');
  expect(await within(orders).findByText('Unsaved changes: Orders')).toBeVisible();
  expect(barOf(orders)).toHaveAttribute('data-front');

  const look = screen.getByRole('form', { name: 'Web store look' });
  await user.type(within(look).getByRole('textbox', { name: /^Brand color/ }), '0');
  await within(look).findByText('Unsaved changes: Web store look');
  expect(barOf(look)).toHaveAttribute('data-front');
  expect(barOf(orders)).not.toHaveAttribute('data-front');

  await user.click(within(look).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(barOf(orders)).toHaveAttribute('data-front'));
});

test('the bar counts the wrong fields and goes to the first', async () => {
  const { server, user, orders, type } = await openForms();
  await type('Preparation minutes', '');
  expect(
    await within(orders).findByRole('button', { name: '1 field needs your attention' }),
  ).toBeVisible();
  await type('Minimum order', '');
  await user.click(within(orders).getByRole('button', { name: 'Save changes' }));
  const jump = await within(orders).findByRole('button', { name: '2 fields need your attention' });
  await user.click(jump);
  expect(within(orders).getByLabelText(/^Minimum order/)).toHaveFocus();
  expect(server.received(updateStoreOrdering)).toEqual([]);
});
