import { findPromotionsReport, type CampaignRow } from '@counter/contract/analytics';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lost, none, noResults, openCampaign } from '../../testing/campaigns.ts';
import { cellsOf } from '../../testing/tables.ts';

const row: CampaignRow = {
  id: 8,
  title: 'Spring',
  sentFrom: '2026-11-12T11:00:00Z',
  countsUntil: '2026-11-19T11:00:00Z',
  counting: false,
  texts: 135,
  cost: 1_35,
  orders: 115,
  newCustomers: 3,
  sales: 4_000_00,
  ownDiscount: 0,
  marketplaceDiscount: 0,
  refunded: 0,
  earnings: 3_210_40,
  comparison: { customers: 120, orders: 110, usualHundredths: 90_50, verdict: 'MORE' },
  control: null,
};
const control = { texted: 120, textedWhoOrdered: 60, heldOut: 12, heldOutWhoOrdered: 6 };

test.each<[string, Partial<CampaignRow>, string]>([
  ['the usual orders', {}, 'Compared with usualAbout 20 more than usual'],
  [
    'those left out',
    { control: { ...control, verdict: 'SAME' } },
    'Compared with those left outNo clear effect',
  ],
  [
    'too few people',
    { comparison: null, control: { ...control, verdict: 'TOO_FEW' } },
    'Compared with those left outToo few customers to compare',
  ],
  [
    'nothing yet',
    { counting: true, comparison: null, countsUntil: '2026-11-21T11:00:00Z' },
    'Compared with usualStill counting until Sat 21 Nov',
  ],
])('a sent campaign begins with its result, compared with %s', async (_what, change, compared) => {
  const { server, drawer, ui } = await openCampaign(
    {
      status: 'SENT',
      scheduleAt: '2026-11-12T11:00:00Z',
      endedAt: '2026-11-13T11:00:00Z',
      progress: { ...none, delivered: 135 },
    },
    { results: { ...noResults, campaigns: [{ ...row, ...change }] } },
  );
  const result = await ui.findByRole('region', { name: 'Result' });
  await within(result).findByText(/^115 within/);
  expect(result).toHaveTextContent('Orders115 within 7 days of the text, 3 from new customers');
  expect(result).toHaveTextContent('Earned$ 3,210.40 after the cost of the texts');
  expect(result).toHaveTextContent(compared);
  expect(within(drawer).getAllByRole('region')[0]).toBe(result);
  expect(server.received(findPromotionsReport)[0]?.body).toMatchObject({
    startDate: '2026-11-12',
    endDate: '2026-11-13',
  });
});

test.each([
  ['a sent campaign', 'SENT' as const, '2026-11-13T11:00:00Z', '115 orders$ 3,210.40 earned'],
  ['one that waits', 'SCHEDULED' as const, null, '–'],
])('the list shows the result of %s', async (_what, status, endedAt, result) => {
  const progress = { ...none, delivered: endedAt === null ? 0 : 135 };
  const { server } = await openCampaign(
    { status, scheduleAt: '2026-11-12T11:00:00Z', endedAt, progress },
    { results: { ...noResults, campaigns: [row] } },
  );
  const table = screen.getByRole('table', { name: 'Campaigns', hidden: true });
  await waitFor(() => {
    const [head = [], cells = []] = cellsOf(table);
    expect(cells[head.indexOf('Result')]).toBe(result);
  });
  expect(server.received(findPromotionsReport)).toHaveLength(endedAt === null ? 0 : 1);
});

test('results that failed to load are named above the campaigns, and can be tried again', async () => {
  const { server, user, drawer } = await openCampaign(
    {
      status: 'SENT',
      scheduleAt: '2026-11-12T11:00:00Z',
      endedAt: '2026-11-13T11:00:00Z',
      progress: { ...none, delivered: 135 },
    },
    { results: lost },
  );
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  const notice = await screen.findByText("We couldn't load the results. Not now.");
  const table = screen.getByRole('table', { name: 'Campaigns' });
  const result = () => {
    const [head = [], cells = []] = cellsOf(table);
    return cells[head.indexOf('Result')];
  };
  expect(result()).toBe('Not loaded');
  server.on(findPromotionsReport, { data: { ...noResults, campaigns: [row] } });
  const panel = within(screen.getByRole('region', { name: 'Campaigns' }));
  await user.click(panel.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(result()).toBe('115 orders$ 3,210.40 earned'));
  expect(notice).not.toBeInTheDocument();
});
