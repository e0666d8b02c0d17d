import { findRiders } from '@counter/contract/people';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { passTime, renderScreen } from '../../../testing/render-screen.tsx';
import { installSpeaker, melodies } from '../../../testing/audio-output.ts';
import { openStore } from '../../../testing/store.ts';
import { anOrder } from '../../../testing/order-fixture.ts';

// The page asks for its speaker once, so this has a page of its own.
test('warns that the browser blocks sound, until one press unblocks it', async () => {
  const speaker = installSpeaker({ allowed: false });
  const server = openStore({ orders: [anOrder()] }).on(findRiders, { data: [] });
  const user = renderScreen(server, '/dashboard/business/cedar-kitchen/rider');
  await screen.findByRole('region', { name: 'Incoming orders' });
  const chip = await screen.findByRole('button', { name: 'Sound is off, tap to enable' });
  await passTime(9000);
  expect(speaker.hear()).toEqual([]);
  await user.click(chip);
  await waitFor(() => expect(chip).not.toBeInTheDocument());
  await passTime(4000);
  expect(speaker.hear()).toEqual(expect.arrayContaining(melodies.newOrder));
});
