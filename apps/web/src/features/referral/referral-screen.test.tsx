import { findReferral, findRewards } from '@counter/contract/referrals';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';

const nothing = {
  code: 'ABCD2345',
  currency: 'USD',
  businesses: 0,
  consumers: 0,
  earned: 0,
  waiting: 0,
  waitingFrom: null,
  paid: 0,
  charges: 0,
  payable: true,
};

test('who has referred nobody reads so, and a link that cannot be read comes when asked again', async () => {
  const server = openStore()
    .on(findReferral, new Refusal(503, 'UNAVAILABLE', 'Not now.'))
    .on(findRewards, { data: { content: [], totalElements: 0 } });
  const user = renderScreen(server, '/dashboard/referral');
  await screen.findByText('No rewards yet');
  await screen.findByText("We couldn't load your referral link");
  server.on(findReferral, { data: nothing });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const link = await screen.findByLabelText<HTMLInputElement>('For businesses');
  expect(link.value).toMatch(/\/signup\?ref=ABCD2345$/);
});
