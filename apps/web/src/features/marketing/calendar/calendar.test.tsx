import { findBusinesses, type Business } from '@counter/contract/store';
import { findMarketingCalendar, type CalendarEntry } from '@counter/contract/marketing';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../../testing/store.ts';
import { phone } from '../../../testing/stub-browser.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

const entries: CalendarEntry[] = [
  { kind: 'CAMPAIGN', id: 3, title: 'We miss you', from: '2026-11-17', to: '2026-11-17' },
  { kind: 'CODE', id: 9, title: 'TEN', from: '2026-11-05', to: '2026-11-20' },
  { kind: 'DEAL', id: 7, title: 'Lunch', from: null, to: null },
];
const nextMonth: CalendarEntry = {
  kind: 'CAMPAIGN',
  id: 4,
  title: 'Weekend',
  from: '2026-12-03',
  to: '2026-12-03',
};
const address = '/dashboard/marketing/calendar';
const open = (data = entries) => openStore().on(findMarketingCalendar, { data });

test('a month shows what runs on which days, with links, and what is always on', async () => {
  const server = open();
  renderScreen(server, address);
  expect(await screen.findByRole('heading', { name: 'November 2026' })).toBeVisible();
  const campaign = await screen.findByRole('link', { name: 'Campaign We miss you, 17 Nov' });
  expect(campaign).toHaveAttribute('href', '/dashboard/marketing?open=3');
  // Once in each week that it touches.
  const codes = screen.getAllByRole('link', { name: 'Promo code TEN, 5 Nov – 20 Nov' });
  expect(codes.map((code) => code.getAttribute('href'))).toEqual(
    Array.from({ length: 3 }, () => '/dashboard/promo-code?open=9'),
  );
  expect(screen.getByRole('link', { name: 'Deal Lunch, always on' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
  expect(currentAddress()).toContain('month=2026-12');
  const asked = server.received(findMarketingCalendar).map(({ params }) => params.month);
  expect([...new Set(asked)]).toEqual(['2026-11', '2026-12']);
});

test("the last week shows what runs on the next month's days", async () => {
  renderScreen(open([...entries, nextMonth]), address);
  expect(await screen.findByRole('link', { name: 'Campaign Weekend, 3 Dec' })).toBeVisible();
});

test('on a phone the month is a list, without the days beside it', async () => {
  renderScreen(open([...entries, nextMonth]), address, phone);
  const list = await screen.findByRole('list', { name: 'Marketing calendar' });
  const lines = within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual(['TEN5 Nov – 20 Nov', 'We miss you17 Nov']);
});

test('an empty month says how to begin, and one that failed to load can be retried', async () => {
  const server = open().on(findMarketingCalendar, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  renderScreen(server, address);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on(findMarketingCalendar, { data: [] });
  fireEvent.click(again);
  expect(await screen.findByText('Nothing runs in November 2026')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start from a goal' })).toBeVisible();
});

test('a month without campaigns offers to start one to members who can', async () => {
  const show = async (store: Partial<Business>) => {
    renderScreen(open([]).on(findBusinesses, oneStore(store)), address);
    await screen.findByText('Nothing runs in November 2026');
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual(['Start from a goal']);
});
