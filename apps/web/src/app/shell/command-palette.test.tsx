import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';

const wishes = [
  ['refund', 'Adjustments'],
  ['refnud', 'Adjustments'],
  ['coupon', 'Promo Code'],
  ['86', 'Unavailable items'],
  ['forcast', 'Tomorrow and beyond'],
  ['grill', 'Stations'],
  ['radius', 'Delivery fees'],
  ['pasword', 'My Profile'],
  ['statement', 'User Finance'],
] as const;

test('people find screens by words of their own, typing errors forgiven', async () => {
  const user = renderScreen(openStore(), '/dashboard/orders');
  await screen.findByRole('heading', { name: 'Order Management' });
  await user.click(screen.getByRole('button', { name: /^Search or go to/ }));
  const field = await screen.findByRole('combobox');
  for (const [query, label] of wishes) {
    await user.clear(field);
    await user.type(field, query);
    const [first] = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(first).toHaveTextContent(label);
  }
});
