import { findCampaigns, findSegments } from '@counter/contract/marketing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { campaign, none } from '../../testing/campaigns.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { phone } from '../../testing/stub-browser.ts';

test('on a phone each fact about a campaign stays whole', async () => {
  const progress = { ...none, delivered: 80, failed: 4, skipped: 111 };
  const sent = { ...campaign, status: 'SENT' as const, contacts: 195, progress };
  const server = openStore()
    .on(findCampaigns, { data: { content: [sent], totalElements: 1 } })
    .on(findSegments, { data: [] });
  renderScreen(server, '/dashboard/marketing', phone);
  expect(await screen.findByText('111 left out')).toBeVisible();
  expect(screen.getByText('195 contacts ·')).toBeVisible();
  expect(screen.getByText('80 of 84 sent ·')).toBeVisible();
});
