import { findProfile } from '@counter/contract/auth';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aProfile } from '../../../testing/store.ts';

test("an operator's second factors that failed to load can be retried", async () => {
  const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = openMarketplace().on(findProfile, away);
  const user = renderScreen(server, '/operator/account');
  const told = await screen.findByText('Not now.');
  server.on(findProfile, { data: aProfile() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/Protects your account/);
  await waitFor(() => expect(told).not.toBeInTheDocument());
});
