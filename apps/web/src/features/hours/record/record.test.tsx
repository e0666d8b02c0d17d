import { findHoursRecord, findStoreHours, type HoursChange } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const address = '/dashboard/settings/hours';
const always = { hours: [], deliveryHours: null, exceptions: [], olVersion: 0 };

const at = '2026-11-20T11:00:00Z';
const head = { key: '1', at, by: 'Sofia Reyes' };
const pause = {
  ...head,
  kind: 'PAUSE',
  until: '2026-11-20T11:30:00Z',
  continued: false,
  endedAt: null,
  endedBy: null,
  reason: 'OTHER',
  note: 'Oven broke',
} satisfies HoursChange;
const busy = {
  ...pause,
  kind: 'BUSY',
  minutes: 15,
  until: '2026-11-20T13:00:00Z',
} satisfies HoursChange;
const exception = {
  ...head,
  kind: 'EXCEPTION',
  done: 'ADDED',
  name: 'Thanksgiving',
  firstDay: '2026-11-26',
  lastDay: '2026-11-26',
} satisfies HoursChange;

const on = (weekday: number, from: string, to: string) => ({ weekday, from, to });
const workdays = [1, 2, 3, 4, 5].map((day) => on(day, '09:00', '17:00'));

function openRecord(content: readonly HoursChange[], totalElements = content.length) {
  const rows = content.map((change, index) => ({ ...change, key: String(index) }));
  const server = openStore()
    .on(findStoreHours, { data: always })
    .on(findHoursRecord, { data: { content: rows, totalElements } });
  return { server, user: renderScreen(server, address) };
}

/** Returns the words of the history about a change, without its time. */
async function wordsOf(change: HoursChange): Promise<string> {
  openRecord([change]);
  const list = await screen.findByRole('list', { name: 'Change history' });
  const { textContent } = within(list).getByRole('listitem');
  return textContent.replace(/^.*?(?=Sofia Reyes)/, '');
}

test.each<[string, HoursChange]>([
  ['opened the store', { ...head, kind: 'TOGGLE', online: true }],
  ['closed the store', { ...head, kind: 'TOGGLE', online: false }],
  ['paused for 30 min: Oven brokeReopened 06:30 automatically', pause],
  [
    'changed the pause to 30 min: Oven brokeReopened 06:10 by Ben',
    { ...pause, continued: true, endedAt: '2026-11-20T11:10:00Z', endedBy: 'Ben' },
  ],
  ['paused for 30 min: Oven brokeChanged 06:10', { ...pause, endedAt: '2026-11-20T11:10:00Z' }],
  [
    'paused for 1 day: Oven brokeLasts until Sat 21 Nov 06:00',
    { ...pause, until: '2026-11-21T11:00:00Z' },
  ],
  ['made new promises 15 min longer for 2 hLasts until 08:00', busy],
  [
    'made new promises 15 min longer for 2 hEnded 06:10 by Ben',
    { ...busy, endedAt: '2026-11-20T11:10:00Z', endedBy: 'Ben' },
  ],
  // It ends in the very moment that the screen is shown.
  [
    'made new promises 15 min longer for 1 hEnded 07:00 automatically',
    { ...busy, until: '2026-11-20T12:00:00Z' },
  ],
  [
    'changed the hours: Mon–Fri 09:00–17:00; Sat 18:00–02:00 next day; Sun the whole dayBefore: Around the clock',
    {
      ...head,
      kind: 'HOURS',
      before: { hours: [], deliveryHours: null },
      after: {
        hours: [...workdays, on(6, '18:00', '02:00'), on(0, '00:00', '00:00')],
        deliveryHours: null,
      },
    },
  ],
  [
    'changed the hours: pickup Mon 09:00–14:00, 18:00–24:00; delivery Around the clockBefore: every day 00:00–17:00',
    {
      ...head,
      kind: 'HOURS',
      before: {
        hours: [0, 1, 2, 3, 4, 5, 6].map((day) => on(day, '00:00', '17:00')),
        deliveryHours: null,
      },
      after: { hours: [on(1, '09:00', '14:00'), on(1, '18:00', '00:00')], deliveryHours: [] },
    },
  ],
  ['added the exception Thanksgiving, Thu 26 Nov 2026', exception],
  [
    'changed the exception Thanksgiving, Thu 26 Nov 2026 to 28 Nov 2026',
    { ...exception, done: 'CHANGED', lastDay: '2026-11-28' },
  ],
  ['removed the exception Thanksgiving, Thu 26 Nov 2026', { ...exception, done: 'REMOVED' }],
])('a change reads "%s"', async (words, change) => {
  expect(await wordsOf(change)).toBe(`Sofia Reyes ${words}`);
});

test('shows five changes at first, and all on demand', async () => {
  const toggle = { ...head, kind: 'TOGGLE', online: true } satisfies HoursChange;
  const { user } = openRecord([toggle, toggle, toggle, toggle, toggle, pause], 6);
  const list = await screen.findByRole('list', { name: 'Change history' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(within(list).getAllByRole('listitem')).toHaveLength(6);
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

test('loads more changes until there are no more', async () => {
  const { server, user } = openRecord([{ ...head, kind: 'TOGGLE', online: true }], 2);
  const more = await screen.findByRole('button', { name: 'Load more' });
  const next = { ...head, key: 'next', kind: 'TOGGLE' as const, online: false };
  server.on(findHoursRecord, { data: { content: [next], totalElements: 2 } });
  await user.click(more);
  expect(await screen.findByText(/closed the store/)).toBeVisible();
  const pages = server.received(findHoursRecord).map(({ body }) => body.pageNumber);
  expect([...new Set(pages)]).toEqual([0, 1]);
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('a history that became shorter meanwhile ends where no more entries load', async () => {
  const { server, user } = openRecord([{ ...head, kind: 'TOGGLE', online: true }], 3);
  const more = await screen.findByRole('button', { name: 'Load more' });
  server.on(findHoursRecord, { data: { content: [], totalElements: 3 } });
  await user.click(more);
  await vi.waitFor(() => expect(more).not.toBeInTheDocument());
});

test('a history that failed to load says so and can be retried', async () => {
  const server = openStore()
    .on(findStoreHours, { data: always })
    .on(findHoursRecord, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the change history");
  server.on(findHoursRecord, { data: { content: [], totalElements: 0 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No changes yet')).toBeVisible();
});
