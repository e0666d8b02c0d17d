import {
  findMailSubscription,
  updateMailSubscription,
  type MailSubscription,
} from '@counter/contract/notifications';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPublicPage } from '../../testing/render-screen.tsx';

const subscription = {
  storeName: 'Cedar Kitchen',
  kind: 'DAILY' as const,
  email: 'sofia@cedar.test',
  subscribed: true,
};

test('the unsubscribe link asks first, and can resubscribe', async () => {
  const server = new FakeServer().on(findMailSubscription, { data: subscription });
  const user = await renderPublicPage(server, '/unsubscribe/a-token');
  expect(
    await screen.findByText(/^sofia@cedar\.test gets emails about Cedar Kitchen/),
  ).toBeVisible();
  expect(server.received(findMailSubscription)[0]?.params.token).toBe('a-token');
  server.on(updateMailSubscription, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/^Not now\./)).toBeVisible();
  const answer = Promise.withResolvers<{ data: MailSubscription }>();
  server.on(updateMailSubscription, () => answer.promise);
  const button = screen.getByRole('button', { name: 'Unsubscribe' });
  expect(button).toHaveAttribute('aria-busy', 'false');
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  answer.resolve({ data: { ...subscription, subscribed: false } });
  expect(await screen.findByRole('heading', { name: "You're unsubscribed" })).toBeVisible();
  expect(screen.queryByText(/^Not now\./)).toBeNull();
  server.on(updateMailSubscription, { data: subscription });
  await user.click(screen.getByRole('button', { name: 'Subscribe again' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect(server.received(updateMailSubscription).map(({ body }) => body.subscribed)).toEqual([
    false,
    false,
    true,
  ]);
});
