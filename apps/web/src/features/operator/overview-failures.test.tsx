import { findFactorResets, findProfile } from '@counter/contract/auth';
import { findApplications, findOverview } from '@counter/contract/operator';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nothingWaits, openMarketplace } from '../../testing/operator.ts';
import { passTime, renderScreen } from '../../testing/render-screen.tsx';
import { aProfile } from '../../testing/store.ts';

const open = () =>
  openMarketplace()
    .on(findOverview, { data: { ...nothingWaits, newLeads: 7 } })
    .on(findFactorResets, { data: [] })
    .on(findApplications, { data: { content: [], totalElements: 0 } })
    .on(findProfile, { data: aProfile() });

const panel = async (name: string) => screen.findByRole('region', { name });

const parts = [
  ['Last 7 days', "We couldn't load the last 7 days"],
  ['Lost second factors', "We couldn't load the requests"],
  ['Needs attention', "We couldn't load the counts"],
  ['Oldest applications', "We couldn't load the applications"],
] as const;

test.each([
  ['a stopped server', 'setRunning', "We couldn't reach the server. Try again in a moment."],
  ['no connection', 'setReachable', "You're offline. Check your connection and try again."],
] as const)('with %s, every part says so at once and can be retried', async (_name, cut, cause) => {
  const server = open();
  server[cut](false);
  const user = renderScreen(server, '/operator');
  for (const [name, title] of parts) {
    expect(await screen.findByText(title)).toBeVisible();
    expect(within(await panel(name)).getByText(cause)).toBeVisible();
  }
  server[cut](true);
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) {
    await user.click(button);
  }
  await within(await panel('Needs attention')).findByText('7');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('after a server stopped, the overview says since when its figures are old', async () => {
  const server = open();
  const user = renderScreen(server, '/operator');
  const list = within(await panel('Needs attention'));
  await list.findByText('7');
  server.setRunning(false);
  await passTime(60_000);
  const notice = await screen.findByText(/^Last updated .*We couldn't reach the server\./);
  expect(list.getByText('7')).toBeVisible();
  server.setRunning(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(notice).not.toBeInTheDocument());
});
