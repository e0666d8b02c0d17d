import { findCategories, findOffMenu, findStoreProducts } from '@counter/contract/menu';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const scheme = () => document.documentElement.dataset['mantineColorScheme'];
const tell = (event: string) => act(() => void window.dispatchEvent(new Event(event)));

test('a printed page shows the store and the time of printing, in light colors', async () => {
  const server = openStore()
    .on(findCategories, { data: [] })
    .on(findOffMenu, { data: [] })
    .on(findStoreProducts, { data: { content: [], totalElements: 0 } });
  renderScreen(server, '/dashboard/products');
  await screen.findByText('No product found');
  fireEvent.pointerMove(window);
  const printed = await screen.findByText(/^Printed/);
  const before = scheme();
  document.documentElement.dataset['mantineColorScheme'] = 'dark';
  await passTime(60 * 60_000);
  tell('beforeprint');
  expect(printed.parentElement).toHaveTextContent(
    /^Cedar Kitchen, HarbourPrinted 20 November 2026 at 08:0\d$/,
  );
  expect(scheme()).toBe('light');
  tell('afterprint');
  expect(scheme()).toBe('dark');
  document.documentElement.dataset['mantineColorScheme'] = before;
});
