import { login, sellerLogin } from '@counter/contract/auth';
import { findMailSubscription } from '@counter/contract/notifications';
import { findInvitation } from '@counter/contract/team';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPublicPage } from '../testing/render-screen.tsx';

const subscription = {
  storeName: 'Cedar Kitchen',
  kind: 'DAILY' as const,
  email: 'sofia@cedar.test',
  subscribed: true,
};

test('a link that is of no use says why, and cannot be tried again', async () => {
  const gone = new Refusal(404, 'NOT_FOUND', 'The store has closed.');
  await renderPublicPage(new FakeServer().on(findMailSubscription, gone), '/unsubscribe/a-token');
  expect(await screen.findByRole('heading', { name: "This link doesn't work" })).toBeVisible();
  expect(screen.getByText('The store has closed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a link that cannot be checked is checked again when asked', async () => {
  const server = new FakeServer().on(
    findMailSubscription,
    new Refusal(503, 'UNAVAILABLE', 'Not now.'),
  );
  const user = await renderPublicPage(server, '/unsubscribe/a-token');
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  server.on(findMailSubscription, { data: subscription });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test.each([
  ['/login', 'Sign in to Counter', login, 'Get started'],
  ['/mylogin', 'Seller marketplace login', sellerLogin, 'Sign up'],
] as const)(
  '%s signs in at its own door, and invites who is new',
  async (address, title, endpoint, words) => {
    const refused = new Refusal(401, 'WRONG_CREDENTIALS', 'Wrong email or password.');
    const server = new FakeServer().on(endpoint, refused);
    const user = await renderPublicPage(server, address);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/signup');
    await user.type(screen.getByLabelText(/^Email/), 'sofia@cedar.test');
    await user.type(screen.getByLabelText(/^Password/), 'wrong password');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(server.received(endpoint)).toHaveLength(1));
  },
);

test('an address without a page leads home', async () => {
  await renderPublicPage(new FakeServer(), '/nowhere');
  expect(await screen.findByRole('heading', { name: 'Sorry, page not found!' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to Home' })).toHaveAttribute('href', '/home');
});

test('the questions keep what is searched for in the address, and open the one that it names', async () => {
  const user = await renderPublicPage(new FakeServer(), '/faq?q=%20payout%20#referral-payout');
  const field = await screen.findByRole('searchbox');
  expect(field).toHaveValue('payout');
  expect(screen.getByText(/^\d+ answers? found$/)).toBeVisible();
  await user.clear(field);
  await waitFor(() => expect(location.pathname + location.search).toBe('/faq'));
  expect(screen.queryByText(/found$/)).toBeNull();
  await user.type(field, 'zzzz');
  await waitFor(() => expect(location.search).toBe('?q=zzzz'));
  expect(await screen.findByText(/zzzz/)).toBeVisible();
});

test('the questions follow the address when it names another one', async () => {
  await renderPublicPage(new FakeServer(), '/faq');
  await screen.findByRole('searchbox');
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  history.replaceState(null, '', '/faq#referral-payout');
  fireEvent(window, new HashChangeEvent('hashchange'));
  await waitFor(() => expect(document.querySelector('#referral-payout')).toHaveAttribute('open'));
});

test.each([
  ['LINK_USED', 'You already accepted this invitation', 'You accepted it.'],
  ['LINK_EXPIRED', 'This invitation no longer works', 'This invitation was withdrawn.'],
  ['NOT_FOUND', "This link doesn't work", 'There is no such invitation.'],
] as const)('an invitation that is refused as %s says why', async (code, title, reason) => {
  const gone = new Refusal(410, code, reason);
  await renderPublicPage(new FakeServer().on(findInvitation, gone), '/invitation/a-secret');
  const heading = await screen.findByRole('heading', { name: title });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});
