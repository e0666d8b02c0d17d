import { findSession, resendConfirmation } from '@counter/contract/auth';
import { findOnboarding, type Onboarding } from '@counter/contract/onboarding';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signedIn } from '../../lib/session.ts';
import { applications } from '../../testing/applicant.ts';
import { passTime, renderPublicPage } from '../../testing/render-screen.tsx';
import { aSession } from '../../testing/store.ts';

const sent: Onboarding = {
  ...applications.BANK,
  step: 'DONE',
  state: 'SUBMITTED',
  submittedAt: '2026-11-20T11:00:00Z',
};

const waiting = { ...aSession({ storeId: null }), storeApproved: false };

/** Signs an applicant in who waits for a decision, and shows where it stands. */
async function openStatus(answer: Onboarding | Refusal) {
  signedIn(waiting);
  const data = answer instanceof Refusal ? answer : { data: answer };
  const server = new FakeServer().on(findOnboarding, data).on(findSession, waiting);
  const user = await renderPublicPage(server, '/login');
  return { server, user };
}

/** Returns what the points of the application say. */
async function pointsSaid(): Promise<string[]> {
  const list = await screen.findByRole('list', { name: 'Application status' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('a sent application shows what is done, and who has to act next', async () => {
  await openStatus(sent);
  const [account, email, business, bank, check] = await pointsSaid();
  expect(account).toBe('Account created (done)sofia@cedar.test');
  expect(email).toMatch(/^Confirm your email \(waiting for you\).*Resend the link$/);
  expect(business).toBe('Business information saved (done)Corner Bakery');
  expect(bank).toBe('Bank account saved (done)');
  expect(check).toMatch(/^In review \(waiting for us\)Since .*11:00/);
});

test('each point has the mark of who has to act next', async () => {
  await openStatus(sent);
  const list = await screen.findByRole('list', { name: 'Application status' });
  const marks = within(list)
    .getAllByRole('listitem')
    .map((point) => /tabler-icon-([\w-]+)/.exec(point.innerHTML)?.[1]);
  expect(marks).toEqual(['check', 'exclamation-mark', 'check', 'check', 'hourglass']);
});

test.each([
  ['APPROVED', null, 'Approved (done)'],
  ['REFUSED', 'The menu cannot be read.', 'Not approved (waiting for you)The menu cannot be read.'],
] as const)('an application that is %s says so', async (state, reason, said) => {
  const decided = { state, reason, emailConfirmed: true, submittedAt: null };
  const { server } = await openStatus({ ...sent, ...decided });
  const points = await pointsSaid();
  expect(points[1]).toBe('Email confirmed (done)');
  expect(points.at(-1)).toBe(said);
  await waitFor(() => expect(server.received(findSession)).toHaveLength(1));
});

test('a person without an application of their own has no steps', async () => {
  const { server } = await openStatus({ ...sent, state: 'DRAFT' });
  await waitFor(() => expect(server.received(findOnboarding)).toHaveLength(1));
  await passTime(100);
  expect(screen.queryByRole('list', { name: 'Application status' })).toBeNull();
});

test('a decision appears within half a minute', async () => {
  const { server } = await openStatus(sent);
  await pointsSaid();
  server.on(findOnboarding, { data: { ...sent, emailConfirmed: true } });
  await passTime(29_000);
  expect((await pointsSaid())[1]).toMatch(/^Confirm your email/);
  await passTime(1500);
  await waitFor(async () => expect((await pointsSaid())[1]).toBe('Email confirmed (done)'));
});

test('a status that failed to load can be retried', async () => {
  const { server, user } = await openStatus(new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await screen.findByText('Not now.');
  server.on(findOnboarding, { data: sent });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await pointsSaid()).toHaveLength(5);
  expect(screen.queryByText('Not now.')).toBeNull();
});

test('the link can be resent, one request at a time', async () => {
  const { server, user } = await openStatus(sent);
  const late = Promise.withResolvers<void>();
  server.on(resendConfirmation, async () => {
    await late.promise;
    return { data: { email: sent.email } };
  });
  const resend = await screen.findByRole('button', { name: 'Resend the link' });
  await user.click(resend);
  expect(resend).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  late.resolve();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/spam/));
  expect(resend).toHaveAttribute('aria-busy', 'false');
  expect(server.received(resendConfirmation)).toHaveLength(1);
});

test('a link that failed to be sent says why, until the next try', async () => {
  const { server, user } = await openStatus(sent);
  server.on(resendConfirmation, new Refusal(429, 'TOO_MANY_REQUESTS', 'Wait a minute.'));
  const resend = await screen.findByRole('button', { name: 'Resend the link' });
  await user.click(resend);
  const told = await screen.findByText(/Wait a minute\./);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  expect(resend).toHaveAttribute('aria-busy', 'false');
  server.on(resendConfirmation, async () => new Promise(() => {}));
  await user.click(resend);
  await waitFor(() => expect(told).not.toBeInTheDocument());
});
