import { noteFirstStep } from '@counter/contract/analytics';
import { findStorefront, printOrderCode } from '@counter/contract/storefront';
import { findBusinesses } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../../../testing/downloads.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../../testing/store.ts';

const address = '/dashboard/business/cedar-kitchen';

const panel = async () =>
  within(await screen.findByRole('region', { name: 'Bring customers to your web store' }));

test('copying a link is recorded for its business, even if no store is open', async () => {
  const server = openStore();
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/\/s\/cedar-kitchen$/),
  );
  await waitFor(() =>
    expect(server.received(noteFirstStep).map(({ body }) => body)).toEqual([
      { storeId: aBusiness().id, step: 'LINK' },
    ]),
  );
});

test('a chosen product is the target of the link, code, button and print-outs', async () => {
  const downloads = keepDownloads();
  const server = openStore().on(printOrderCode, '%PDF');
  const user = renderScreen(server, address);
  const shown = await panel();
  await user.click(shown.getByRole('button', { name: 'Poster (PDF)' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  await shown.findByRole('option', { name: 'Lentil Soup' });
  await user.selectOptions(shown.getByLabelText('Link to'), 'Lentil Soup');
  const link = `${location.origin}/s/cedar-kitchen/products/17-lentil-soup`;
  expect(shown.getByLabelText('Weblink')).toHaveValue(link);
  expect(shown.getByRole('img', { name: /^QR code for Lentil Soup/ })).toBeInTheDocument();
  expect(shown.getByRole('link', { name: 'Order Lentil Soup' })).toHaveAttribute('href', link);
  await user.click(shown.getByRole('button', { name: 'Table tent (PDF)' }));
  await waitFor(() => expect(downloads).toHaveLength(2));
  const storeId = aBusiness().id;
  expect(server.received(printOrderCode).map(({ body }) => body)).toEqual([
    { storeId, layout: 'POSTER' },
    { storeId, layout: 'TENT', productId: 17 },
  ]);
  // Yellow is darkened until white is readable on it.
  expect(shown.getByText(/^<a href=/)).toHaveTextContent('background:#8a7200');
  await user.click(shown.getByRole('button', { name: 'Button as SVG' }));
  expect(downloads).toHaveLength(3);
});

test('tiles are grouped, and a person sees only those that they may open', async () => {
  renderScreen(openStore(), address);
  const nav = within(await screen.findByRole('navigation', { name: 'Screens of this business' }));
  const counts = ['Sell', 'People', 'Costs and closing'].map(
    (name) => within(nav.getByRole('list', { name })).getAllByRole('link').length,
  );
  expect(counts).toEqual([4, 5, 3]);
  expect(screen.getByRole('link', { name: 'Back to My Business' })).toHaveAttribute(
    'href',
    '/dashboard/my-business',
  );
});

test('a group without any permitted screen has no heading', async () => {
  const staff = { data: [aBusiness({ role: 'staff' })], message: '', newSignIns: [] };
  renderScreen(openStore().on(findBusinesses, staff), address);
  await screen.findByRole('heading', { name: 'Sell' });
  expect(screen.getByRole('heading', { name: 'People' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Costs and closing' })).toBeNull();
});

test('link, code and button work even if the menu failed to load', async () => {
  const server = openStore().on(findStorefront, new Refusal(503, 'UNAVAILABLE', 'Try again.'));
  renderScreen(server, address);
  const shown = await panel();
  expect(shown.getByLabelText('Link to')).toHaveDisplayValue('Whole menu');
  expect(shown.getByRole('link', { name: 'Order from Cedar Kitchen' })).toBeInTheDocument();
});
