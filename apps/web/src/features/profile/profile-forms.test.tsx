import { findSecurityActivity } from '@counter/contract/audit';
import {
  changePassword,
  endAllSessions,
  findProfile,
  findSessions,
  mailMeAgain,
  requestEmailChange,
  resendConfirmation,
  updateProfile,
  type OpenSession,
  type Profile,
} from '@counter/contract/auth';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readSession } from '../../lib/session.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aProfile, openStore } from '../../testing/store.ts';

const busy = new Refusal(409, 'CONFLICT', 'Try again later.');

function openProfile(change: Partial<Profile> = {}, hash = '') {
  const server = openStore()
    .on(findProfile, { data: { ...aProfile(), ...change } })
    .on(findSessions, { data: [] })
    .on(findSecurityActivity, { data: { content: [], more: false } });
  return { server, user: renderScreen(server, `/dashboard/myprofile${hash}`) };
}

const region = async (name: string) => screen.findByRole('region', { name });

type User = ReturnType<typeof renderScreen>;

async function prove(user: User, submit: string): Promise<void> {
  const proof = await screen.findByRole('dialog');
  await user.type(await within(proof).findByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: submit }));
}

test('saving a name keeps the date format and updates the session', async () => {
  const { server, user } = openProfile({ clock: '24_HOUR' });
  const form = within(await screen.findByRole('form', { name: 'Name and phone' }));
  expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull();
  const name = form.getByLabelText(/^Name/);
  await user.clear(name);
  await user.type(name, 'Sofia Vega');
  const phone = form.getByLabelText(/^Phone number/);
  await user.clear(phone);
  await user.type(phone, '2125550101');
  server.on(updateProfile, busy);
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Try again later.')).toBeVisible();
  const saved = { ...aProfile(), clock: '24_HOUR' as const, fullName: 'Sofia Vega' };
  server.on(updateProfile, { data: saved }).on(findProfile, { data: saved });
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Saved your profile.');
  await waitFor(() => expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull());
  expect(form.getByLabelText(/^Phone number/)).toHaveValue('+1 (212) 555-0101');
  expect(readSession().user?.fullName).toBe('Sofia Vega');
  expect(server.received(updateProfile).at(-1)?.body).toEqual({
    fullName: 'Sofia Vega',
    phoneNumber: '2125550101',
    dateOrder: 'AUTOMATIC',
    clock: '24_HOUR',
  });
});

test('Discard restores the saved name', async () => {
  const { user } = openProfile();
  const form = within(await screen.findByRole('form', { name: 'Name and phone' }));
  const name = form.getByLabelText(/^Name/);
  await user.type(name, ' Vega');
  await user.click(form.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(name).toHaveValue('Sofia Reyes'));
});

test('the date format shows an example and can be saved', async () => {
  const { server, user } = openProfile();
  const form = within(await screen.findByRole('form', { name: 'Dates' }));
  expect(form.getByRole('status')).toHaveTextContent('Fri Nov 20, 2026, 7:00 AM');
  await user.selectOptions(form.getByLabelText(/^Time format/), '24_HOUR');
  expect(form.getByRole('status')).toHaveTextContent('Fri Nov 20, 2026, 07:00');
  server.on(updateProfile, busy);
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  expect(await form.findByText('Try again later.')).toBeVisible();
  const saved = { ...aProfile(), clock: '24_HOUR' as const };
  server.on(updateProfile, { data: saved }).on(findProfile, { data: saved });
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Saved your date format.');
  await waitFor(() => expect(form.queryByRole('button', { name: 'Save changes' })).toBeNull());
  expect(readSession().user?.dates.clock).toBe('24_HOUR');
});

test('a new address gets a link and waits for confirmation', async () => {
  const { server, user } = openProfile();
  const panel = await region('Email');
  expect(within(panel).getByText('Confirmed')).toBeVisible();
  expect(within(panel).queryByRole('button', { name: 'Send again' })).toBeNull();
  await user.click(within(panel).getByRole('button', { name: 'Change email' }));
  const form = within(await within(panel).findByRole('form', { name: 'Change email' }));
  const email = form.getByLabelText(/^New email/);
  await waitFor(() => expect(email).toHaveFocus());
  const errors = [{ path: 'email', message: 'Someone signs in with it.' }];
  server.on(requestEmailChange, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', errors));
  await user.type(email, 'new@cedar.test');
  await user.click(form.getByRole('button', { name: 'Send link' }));
  await prove(user, 'Send link');
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Someone signs in with it\./));
  const asked = { ...aProfile(), pendingEmail: 'new@cedar.test' };
  server.on(requestEmailChange, { data: asked }).on(findProfile, { data: asked });
  await user.click(form.getByRole('button', { name: 'Send link' }));
  await prove(user, 'Send link');
  await screen.findByText('Sent a link to new@cedar.test.');
  expect(await within(panel).findByText('Waiting for confirmation')).toBeVisible();
  expect(within(panel).getAllByRole('button', { name: 'Send again' })).toHaveLength(1);
  await waitFor(() =>
    expect(within(panel).getByRole('button', { name: 'Change email' })).toHaveFocus(),
  );
});

test('the link to an unconfirmed first address can be resent', async () => {
  const { server, user } = openProfile({ emailConfirmed: false });
  const panel = await region('Email');
  expect(within(panel).getByText('Not confirmed')).toBeVisible();
  expect(within(panel).getByText('Open the link in the email we sent you.')).toBeVisible();
  server.on(resendConfirmation, busy);
  await user.click(within(panel).getByRole('button', { name: 'Send again' }));
  await screen.findByText("We couldn't send the email. Try again later.");
  server.on(resendConfirmation, { data: { email: 'sofia@cedar.test' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sent a link to sofia@cedar.test.')).toBeVisible();
});

test('an address that bounced says why and can be resumed', async () => {
  const { server, user } = openProfile({ emailBounced: 'No such mailbox.' });
  const panel = await region('Email');
  expect(within(panel).getByText(/The mail server said: No such mailbox\./)).toBeVisible();
  server.on(mailMeAgain, busy);
  await user.click(within(panel).getByRole('button', { name: 'Send emails again' }));
  await screen.findByText("We couldn't change this. Try again later.");
  server.on(mailMeAgain, { data: aProfile() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText("We'll send emails again.")).toBeVisible();
  expect(within(panel).queryByText(/The mail server said/)).toBeNull();
});

test('a pending address can be resent by one button, even if the first one is unconfirmed', async () => {
  openProfile({ emailConfirmed: false, pendingEmail: 'new@cedar.test' });
  const panel = await region('Email');
  expect(within(panel).getAllByRole('button', { name: 'Send again' })).toHaveLength(1);
  expect(within(panel).queryByText('Open the link in the email we sent you.')).toBeNull();
});

test('a password that the server refuses says why at its field', async () => {
  const { server, user } = openProfile();
  const errors = [{ path: 'newPassword', message: 'You have used it before.' }];
  server.on(changePassword, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', errors));
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const form = within(await screen.findByRole('form', { name: 'Change password' }));
  const better = 'Quiet otters row home at dawn';
  await user.type(form.getByLabelText(/^New password/), better);
  await user.type(form.getByLabelText(/^Confirm password/), better);
  await user.click(form.getByRole('button', { name: 'Change password' }));
  await prove(user, 'Change password');
  await waitFor(() =>
    expect(form.getByLabelText(/^New password/)).toHaveAccessibleDescription(
      /You have used it before\./,
    ),
  );
});

test('signing out everywhere ends this session too, or says why it failed', async () => {
  const { server, user } = openProfile();
  const panel = await region('Sessions');
  await user.click(within(panel).getByRole('button', { name: 'Sign out everywhere' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(endAllSessions)).toEqual([]);
  await user.click(within(panel).getByRole('button', { name: 'Sign out everywhere' }));
  const again = await screen.findByRole('dialog', { name: 'Sign out everywhere?' });
  server.on(endAllSessions, busy);
  await user.click(within(again).getByRole('button', { name: 'Sign out' }));
  await screen.findByText("We couldn't sign out any device. Try again later.");
  await waitFor(() => expect(again).not.toBeInTheDocument());
  server.on(endAllSessions, { data: { endedSessions: 2 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(readSession().authenticated).toBe(false));
});

const session: OpenSession = {
  id: 1,
  device: 'Firefox on Linux',
  createdAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-20T12:00:00Z',
  keptUntil: null,
  current: true,
  unreviewed: false,
};

test("dates use the person's format only after it is saved", async () => {
  const { server, user } = openProfile();
  server.on(findSessions, { data: [session] });
  const sessions = await region('Sessions');
  await waitFor(() => expect(sessions).toHaveTextContent('Signed in today 5:00 AM'));
  const form = within(await screen.findByRole('form', { name: 'Dates' }));
  await user.selectOptions(form.getByLabelText(/^Date format/), 'YEAR_FIRST');
  await user.selectOptions(form.getByLabelText(/^Time format/), '24_HOUR');
  expect(form.getByRole('status')).toHaveTextContent('Fri 2026-11-20, 07:00');
  expect(sessions).toHaveTextContent('Signed in today 5:00 AM');
  const saved = { ...aProfile(), dateOrder: 'YEAR_FIRST' as const, clock: '24_HOUR' as const };
  server.on(updateProfile, { data: saved }).on(findProfile, { data: saved });
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(sessions).toHaveTextContent('Signed in today 05:00'));
});

test.each([5, 6])('of %i sessions five are shown first', async (count) => {
  const { server, user } = openProfile();
  const others = Array.from({ length: count - 1 }, (_, index) => ({
    ...session,
    id: index + 2,
    device: `Phone ${index + 2}`,
    current: false,
  }));
  server.on(findSessions, { data: [session, ...others] });
  const panel = await region('Sessions');
  await within(panel).findByText('Phone 2');
  expect(within(panel).getAllByRole('listitem')).toHaveLength(5);
  const more = within(panel).queryByRole('button', { name: `Show all ${count}` });
  expect(more !== null).toBe(count > 5);
  if (more) await user.click(more);
  expect(within(panel).getAllByRole('listitem')).toHaveLength(count);
});

const event = {
  id: 31,
  title: 'Signed in',
  device: 'Firefox on Linux',
  address: '203.0.113.9',
  notable: false,
  times: 1,
  at: '2026-11-20T11:00:00Z',
  lastAt: '2026-11-20T11:00:00Z',
};

test('the activity shows devices and IP addresses and loads older events on request', async () => {
  const { server, user } = openProfile();
  server.on(findSecurityActivity, { data: { content: [event], more: true } });
  const panel = await region('Security activity');
  const first = await within(panel).findByRole('listitem');
  expect(first).toHaveTextContent('Firefox on Linux · 203.0.113.9 ·');
  server.on(findSecurityActivity, {
    data: { content: [{ ...event, id: 30, title: 'Changed the password' }], more: false },
  });
  await user.click(within(panel).getByRole('button', { name: 'Show more' }));
  expect(await within(panel).findByText('Changed the password')).toBeVisible();
  expect(within(panel).queryByRole('button', { name: 'Show more' })).toBeNull();
  const asked = server.received(findSecurityActivity).map(({ query }) => query.after);
  expect(asked[0]).toBeUndefined();
  expect(asked.at(-1)).toBe(31);
});

test('activity that failed to load says so, and empty activity as well', async () => {
  const { server, user } = openProfile();
  server.on(findSecurityActivity, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const panel = await region('Security activity');
  await within(panel).findByText("We couldn't load your security activity");
  server.on(findSecurityActivity, { data: { content: [], more: false } });
  await user.click(within(panel).getByRole('button', { name: 'Try again' }));
  expect(await within(panel).findByText('Nothing yet.')).toBeVisible();
});

test('a link to a section scrolls to it', async () => {
  const seen: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function into(this: Element) {
    seen.push(this.id);
  });
  openProfile({}, '#sessions');
  await region('Sessions');
  await waitFor(() => expect(new Set(seen)).toEqual(new Set(['sessions'])));
});
