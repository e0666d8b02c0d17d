import { findBusinesses } from '@counter/contract/store';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const list = '/dashboard/my-business';
const riverside = aBusiness({ id: 4, name: 'Riverside Grill', storeUrl: 'riverside-grill' });
const both = { data: [aBusiness(), riverside], message: '', newSignIns: [] };
const card = (name: string) => screen.findByRole('heading', { level: 2, name });

test('businesses that failed to load say why and can be retried', async () => {
  const reason = 'You have asked too often. Wait a minute.';
  const server = openStore().on(findBusinesses, new Refusal(429, 'TOO_MANY_REQUESTS', reason));
  const user = renderScreen(server, list);
  const title = await screen.findByText("We couldn't load your businesses");
  const failure = title.closest<HTMLElement>('[role=alert]') ?? title;
  expect(failure).toHaveTextContent(reason);
  server.on(findBusinesses, both);
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  await card('Riverside Grill');
});

test('offline, the list stays and says so', async () => {
  const server = openStore().on(findBusinesses, both);
  renderScreen(server, list);
  await card('Cedar Kitchen');
  server.setReachable(false);
  expect((await screen.findAllByText(/^(You're offline|Offline since)/))[0]).toBeVisible();
  expect(await card('Riverside Grill')).toBeVisible();
});

test("the URL of somebody else's business says so and links back", async () => {
  const user = renderScreen(openStore(), '/dashboard/business/nobody-has-this');
  await screen.findByText("You don't have access to this business");
  expect(screen.getByText('"nobody-has-this"')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to My Business' }));
  await card('Cedar Kitchen');
});

test('a suspended business shows the end and reason, on its card and in its hub', async () => {
  const suspension = { reason: 'Unpaid fees', until: '2026-11-21T12:00:00Z' };
  const suspended = aBusiness({ suspension });
  const server = openStore().on(findBusinesses, { ...both, data: [suspended, riverside] });
  const user = renderScreen(server, list);
  const name = await card('Cedar Kitchen');
  expect(name.closest('li')).toHaveTextContent(/Suspended until .+: Unpaid fees\./);
  await user.click(within(name).getByRole('link'));
  await screen.findByText(/^The marketplace suspended this store until .+: Unpaid fees\./);
});

test('the URL keeps a search that filters the list, and an empty result can be cleared', async () => {
  const user = renderScreen(openStore().on(findBusinesses, both), list);
  await card('Cedar Kitchen');
  await user.keyboard('/');
  const field = screen.getByPlaceholderText('Search Business...');
  expect(field).toHaveFocus();
  await user.paste('riverside');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cedar Kitchen' })).toBeNull());
  await card('Riverside Grill');
  await waitFor(() => expect(currentAddress()).toBe(`${list}?search=riverside`));
  await user.clear(field);
  await user.paste('tailor');
  await screen.findByText('"tailor"');
  expect(screen.getByRole('main')).toHaveTextContent('No results found for "tailor".');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await card('Cedar Kitchen');
  expect(currentAddress()).toBe(list);
  expect(field).toHaveValue('');
});
