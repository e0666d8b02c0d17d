import { cancelFactorReset } from '@counter/contract/auth';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPublicPage } from '../../testing/render-screen.tsx';

const ask = 'Cancel the request';
const title = () => screen.getByRole('heading', { level: 1 });

async function press(server: FakeServer) {
  const user = await renderPublicPage(server, '/cancel_factor_reset/token');
  await user.click(await screen.findByRole('button', { name: ask }));
  return user;
}

test.each([
  ['NOT_FOUND', 404, "This link doesn't work", 'Login'],
  ['LINK_USED', 409, 'This request is closed', 'Choose a new password'],
] as const)(
  'a link that cannot keep the second factor offers no second try: %s',
  async (code, status, heading, next) => {
    await press(new FakeServer().on(cancelFactorReset, new Refusal(status, code, 'No.')));
    await waitFor(() => expect(title()).toHaveTextContent(heading));
    await waitFor(() => expect(title()).toHaveFocus());
    expect(screen.queryByRole('button', { name: ask })).toBeNull();
    expect(screen.getByRole('link', { name: next })).toBeVisible();
  },
);

test('without a server the request can be cancelled again', async () => {
  const server = new FakeServer().on(
    cancelFactorReset,
    new Refusal(503, 'UNAVAILABLE', 'Not now.'),
  );
  const user = await press(server);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  server.on(cancelFactorReset, { data: { cancelled: true } });
  await user.click(screen.getByRole('button', { name: ask }));
  await waitFor(() => expect(title()).toHaveTextContent('Your second factor stays'));
});
