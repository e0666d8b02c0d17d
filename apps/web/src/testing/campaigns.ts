import { findPromotionsReport, type PromotionsReport } from '@counter/contract/analytics';
import {
  findCampaign,
  findCampaignMessages,
  findCampaigns,
  findSegments,
  type Campaign,
  type CampaignMessage,
} from '@counter/contract/marketing';
import { findBusinesses } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from './render-screen.tsx';
import { aBusiness, openStore } from './store.ts';

/** The progress of a campaign without messages. */
export const none = {
  waiting: 0,
  sent: 0,
  delivered: 0,
  failed: 0,
  skipped: 0,
  unknown: 0,
  cancelled: 0,
};
export const campaign: Campaign = {
  id: 8,
  title: 'Spring',
  message: 'Asparagus is here!',
  text: 'Cedar Kitchen: Asparagus is here! Reply STOP to opt out',
  parts: 2,
  unitCost: 1,
  partPrice: 79,
  cost: 3_16,
  charged: null,
  status: 'SENDING',
  goal: null,
  holdOut: false,
  scheduleAt: '2026-11-20T11:00:00Z',
  contacts: 1200,
  progress: { ...none, waiting: 1000, delivered: 150, sent: 40, failed: 10 },
  createdBy: 'Sofia Reyes',
  createdAt: '2026-11-19T11:00:00Z',
  endedAt: null,
};
export const message: CampaignMessage = {
  id: 1,
  phone: '+12125550101',
  state: 'FAILED',
  reason: 'Unknown subscriber',
  at: '2026-11-20T11:30:00Z',
  sendAfter: null,
};
export const unsent = [
  { reason: 'No consent recorded', messages: 1012 },
  { reason: 'Unknown subscriber', messages: 10 },
];
const sums = {
  orders: 0,
  newCustomers: 0,
  sales: 0,
  ownDiscount: 0,
  marketplaceDiscount: 0,
  refunded: 0,
};
const totals = { ...sums, earnings: 0, inSeveralRows: 0 };
const campaignTotals = { ...totals, texts: 0, cost: 0 };
/** A report without campaigns. */
export const noResults: PromotionsReport = {
  currency: 'USD',
  promotions: [],
  totals,
  campaigns: [],
  campaignTotals,
};
/** The error of a service that is down. */
export const lost = new Refusal(503, 'UNAVAILABLE', 'Not now.');

/** Opens the drawer of a campaign with the given overrides. */
export async function openCampaign(
  change: Partial<Campaign> = {},
  {
    role = 'owner',
    search = '',
    results = noResults,
  }: { role?: 'owner' | 'accountant'; search?: string; results?: PromotionsReport | Refusal } = {},
) {
  let kept = { ...campaign, ...change };
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findCampaigns, () => ({ data: { content: [kept], totalElements: 1 } }))
    .on(findSegments, { data: [] })
    .on(findCampaign, () => ({ data: kept }))
    .on(findPromotionsReport, results instanceof Refusal ? results : { data: results })
    .on(findCampaignMessages, { data: { content: [message], totalElements: 1, unsent } });
  const user = renderScreen(server, `/dashboard/marketing?open=8${search}`);
  const drawer = await screen.findByRole('dialog', { name: (name) => name.startsWith('Spring') });
  const ui = within(drawer);
  await ui.findByRole('progressbar');
  const turn = (next: Partial<Campaign>) => (kept = { ...kept, ...next });
  return { server, user, drawer, ui, turn };
}
