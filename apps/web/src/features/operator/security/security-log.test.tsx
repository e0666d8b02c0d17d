import { findSecurityLog, type SecurityLogRow } from '@counter/contract/audit';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';
import { cellsOf, findCards } from '../../../testing/tables.ts';

const failed: SecurityLogRow = {
  id: 1,
  title: 'Wrong password',
  notable: true,
  device: 'Firefox on Linux',
  times: 1200,
  at: '2026-11-20T10:00:00Z',
  lastAt: '2026-11-20T11:00:00Z',
  account: { fullName: 'Sofia Reyes', email: 'sofia@cedar.test' },
  by: null,
  address: '203.0.113.7',
};

const unknown: SecurityLogRow = {
  ...failed,
  id: 2,
  title: 'Unknown email address',
  notable: false,
  device: null,
  times: 1,
  account: null,
  address: null,
};

const changed: SecurityLogRow = {
  ...failed,
  id: 3,
  title: 'Second factor removed',
  notable: false,
  times: 2,
  by: 'Imani Brooks',
};

const open = (...content: SecurityLogRow[]) =>
  openMarketplace().on(findSecurityLog, {
    data: { content, totalElements: content.length },
  });

test('each event shows the account, what happened, from where and how often', async () => {
  renderScreen(open(failed, unknown, changed), '/operator/security');
  await screen.findByText('Wrong password');
  const rows = cellsOf(screen.getByRole('table', { name: 'Security' })).slice(1);
  expect(rows.map((cells) => cells.slice(0, 4))).toEqual([
    ['sofia@cedar.test', 'Wrong password', '203.0.113.7 · Firefox on Linux', '1,200×'],
    ['No account', 'Unknown email address', 'Several networks', '1'],
    [
      'sofia@cedar.test',
      'Second factor removed (by Imani Brooks)',
      '203.0.113.7 · Firefox on Linux',
      '2',
    ],
  ]);
});

test('an event links to the other events of its account', async () => {
  const server = open(failed);
  const user = renderScreen(server, '/operator/security?state=REFUSALS&page=2');
  await user.click(await screen.findByRole('button', { name: 'sofia@cedar.test' }));
  await waitFor(() =>
    expect(server.received(findSecurityLog).at(-1)?.query).toMatchObject({
      search: 'sofia@cedar.test',
      state: 'REFUSALS',
      pageNumber: '0',
    }),
  );
});

test('an event without an account has no link', async () => {
  const user = renderScreen(open(unknown), '/operator/security');
  await user.click(await screen.findByRole('button', { name: 'No account' }));
  expect(currentAddress()).toBe('/operator/security');
});

test('on a phone, only repeated events show a count', async () => {
  renderScreen(open(failed, unknown), '/operator/security', phone);
  const [often, once] = await findCards('Security');
  expect(often).toHaveTextContent('1,200×');
  expect(once).toHaveTextContent(/^Unknown email addressNo accountSeveral networks ·/);
});
