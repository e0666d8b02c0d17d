import { findApplications, findLeads, findOverview } from '@counter/contract/operator';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nothingWaits, openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';

const nothing = { data: { content: [], totalElements: 0 } };

async function openFrame() {
  const server = openMarketplace().on(findLeads, nothing).on(findApplications, nothing);
  const user = renderScreen(server, '/operator/leads');
  await screen.findByText('No leads yet');
  return user;
}

test('two keys open a screen, and the navigation marks it', async () => {
  const user = await openFrame();
  await user.keyboard('ga');
  await waitFor(() => expect(currentAddress()).toBe('/operator/applications'));
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  await waitFor(() =>
    expect(bar.getByRole('link', { name: 'Applications' })).toHaveAttribute('aria-current', 'page'),
  );
  expect(bar.getByRole('link', { name: 'Overview' })).not.toHaveAttribute('aria-current');
});

test.each([
  ['the key', async (user: Awaited<ReturnType<typeof openFrame>>) => user.keyboard('?')],
  [
    'the button',
    async (user: Awaited<ReturnType<typeof openFrame>>) =>
      user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' })),
  ],
])('%s shows every shortcut of the screen', async (_name, ask) => {
  const user = await openFrame();
  await ask(user);
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(sheet).toHaveTextContent('Go to Payouts');
  expect(sheet).toHaveTextContent('Next row');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
});

const everywhere = [
  'Overview',
  'Leads',
  'Applications',
  'Stores',
  'Reviews',
  'Announcements',
  'Payouts',
  'Charges',
  'Outbox',
  'Integrations',
  'Operators',
  'Security',
];
const linksIn = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the menu has every screen, in groups', async () => {
  await openFrame();
  const menu = screen.getByRole('navigation', { name: 'Main' });
  expect(linksIn(menu)).toEqual(['Counter', ...everywhere]);
  const [first, ...groups] = within(menu).getAllByRole('list');
  expect(first).toHaveTextContent('Overview');
  expect(groups.map((group) => linksIn(group).length)).toEqual([5, 2, 4]);
  expect(within(menu).getByRole('list', { name: 'Money' })).toHaveTextContent('PayoutsCharges');
});

test('on a phone, More counts the work in other screens and opens the whole menu', async () => {
  const server = openMarketplace()
    .on(findLeads, nothing)
    .on(findApplications, nothing)
    .on(findOverview, { data: { ...nothingWaits, newLeads: 2, failedMessages: 3 } });
  const user = renderScreen(server, '/operator/leads', phone);
  const more = await screen.findByRole('button', { name: /^More ?5$/ });
  const bar = screen.getByRole('navigation', { name: 'Main' });
  expect(linksIn(bar)).toEqual(['Overview', 'Applications', 'Stores', 'Payouts']);
  await user.click(more);
  const drawer = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(drawer).getByRole('link', { name: /^Leads ?2$/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await user.click(within(drawer).getByRole('link', { name: 'Applications' }));
  await waitFor(() => expect(currentAddress()).toBe('/operator/applications'));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect(within(bar).getByRole('link', { name: 'Applications' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
