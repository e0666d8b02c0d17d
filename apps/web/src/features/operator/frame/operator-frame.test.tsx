import { findApplications, findLeads } from '@counter/contract/operator';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';

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
