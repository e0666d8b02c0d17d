import { createLead } from '@counter/contract/home';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { readLead } from '../../lib/account/lead.ts';
import { renderPublicPage } from '../../testing/render-screen.tsx';

const labels = ['Business Name', 'Business Address', 'Contact Number'] as const;
const values = ['Corner Bakery', '12 Mill Lane, Springfield', '+1 212 555 0142'];

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const join = () => fireEvent.click(screen.getByRole('button', { name: 'Join Us' }));

/** Opens the home page and fills in the form. */
async function openFilled(server: FakeServer): Promise<void> {
  await renderPublicPage(server, '/home');
  for (const [place, label] of labels.entries())
    fireEvent.change(field(label), { target: { value: values[place] } });
}

test('a blank lead form marks the missing fields and sends nothing', async () => {
  const server = new FakeServer();
  await renderPublicPage(server, '/home');
  join();
  const name = field('Business Name');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Business name is required'));
  for (const label of ['Business Address', 'Contact Number'])
    expect(field(label)).toHaveAccessibleDescription(/Business is required/);
  expect(name).toHaveFocus();
  expect(server.received(createLead)).toEqual([]);
});

test('a field is checked on blur', async () => {
  await renderPublicPage(new FakeServer(), '/home');
  const name = field('Business Name');
  fireEvent.change(name, { target: { value: '   ' } });
  fireEvent.blur(name);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Business name is required'));
  fireEvent.change(name, { target: { value: 'Corner Bakery' } });
  await waitFor(() => expect(name).not.toHaveAccessibleDescription(/required/));
});

test("the server's errors show at their fields", async () => {
  const errors = [{ path: 'businessPhone', message: 'Use at most 40 characters' }];
  const refused = new Refusal(422, 'INVALID_FIELDS', 'Use at most 40 characters', errors);
  await openFilled(new FakeServer().on(createLead, refused));
  join();
  const phone = field('Contact Number');
  await waitFor(() => expect(phone).toHaveAccessibleDescription('Use at most 40 characters'));
  expect(phone).toHaveFocus();
});

test('a failure shows above the button, and retrying sends the same lead once', async () => {
  const sentence = 'The database cannot be reached right now.';
  const server = new FakeServer().on(createLead, new Refusal(503, 'UNAVAILABLE', sentence));
  await openFilled(server);
  join();
  const failure = await screen.findByText(sentence, { exact: false });
  expect(failure).toHaveTextContent('What you typed is still here.');
  const button = screen.getByRole('button', { name: 'Join Us' });
  expect(failure.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(field('Business Address')).toHaveValue('12 Mill Lane, Springfield');

  const answer = Promise.withResolvers<Refusal>();
  server.on(createLead, () => answer.promise);
  join();
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  // Whoever presses a busy button sends nothing more.
  join();
  answer.resolve(new Refusal(503, 'UNAVAILABLE', sentence));
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  const [lost, again, ...more] = server.received(createLead);
  expect(again?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
  expect(again?.body).toEqual(lost?.body);
  expect(more).toEqual([]);
});

test('offline, the form keeps the lead and says so', async () => {
  const server = new FakeServer();
  await openFilled(server);
  server.setReachable(false);
  join();
  expect(await screen.findByText(/You're offline\./)).toBeVisible();
  expect(field('Business Name')).toHaveValue('Corner Bakery');
});

test('signing up keeps the lead', async () => {
  await openFilled(new FakeServer().on(createLead, { data: { id: 41 } }));
  join();
  await waitFor(() => expect(readLead()).toBe(41));
});
