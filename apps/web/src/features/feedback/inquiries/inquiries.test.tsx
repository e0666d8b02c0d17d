import { findBusinesses, type Business } from '@counter/contract/store';
import {
  countFeedback,
  findInquiries,
  openInquiry,
  replyToInquiry,
  type Inquiry,
} from '@counter/contract/feedback';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';
import { oneStore, openStore } from '../../../testing/store.ts';
import { cellsOf } from '../../../testing/tables.ts';
import { offersKeptFrom, viewed } from '../../../testing/offers.ts';

const address = '/dashboard/customers/inquiries';

const nina: Inquiry = {
  id: 5,
  name: 'Nina Oak',
  message: 'Do you cater for weddings?',
  status: 'NEW',
  createdAt: '2026-11-20T11:30:00Z',
  email: 'nina@example.test',
  phoneNumber: '+12125550142',
  address: '12 Mill Lane',
  eventDate: '2026-12-24',
  reply: null,
};
const reply = { text: 'We do.', by: 'Sofia Reyes', at: nina.createdAt, sentBy: 'SMS' as const };
const omar: Inquiry = {
  ...nina,
  id: 6,
  name: 'Omar Lind',
  status: 'REPLIED',
  email: '',
  eventDate: null,
  reply,
};

/** Somebody opened it, and nobody answered. */
const ida: Inquiry = { ...nina, id: 7, name: 'Ida Fen', status: 'READ' };

const openInquiries = () =>
  openStore()
    .on(countFeedback, { data: { newInquiries: 1, newReviews: 0, reviews: 0 } })
    .on(findInquiries, { data: { content: [nina, omar, ida], totalElements: 3 } })
    .on(openInquiry, ({ params: { id } }) => ({ data: id === 6 ? omar : nina }));

test('on a phone the day of an event stays whole', async () => {
  renderScreen(openInquiries(), address, phone);
  expect((await screen.findAllByText('for 24 Dec 2026'))[0]).toBeVisible();
});

test('questions show which need a reply, and the URL filters them', async () => {
  const server = openInquiries();
  renderScreen(server, address);
  const table = await screen.findByRole('table', { name: 'Inquiries' });
  await within(table).findByText('Omar Lind');
  expect(cellsOf(table)).toEqual([
    ['Name', 'Message', 'Event date', 'Received', 'Action'],
    ['Nina OakNewnina@example.test', nina.message, '24 Dec 2026', 'Today 06:30', 'Reply'],
    ['Omar LindReplied+1 (212) 555-0142', nina.message, '–', 'Today 06:30', 'View'],
    ['Ida FenNot answerednina@example.test', nina.message, '24 Dec 2026', 'Today 06:30', 'View'],
  ]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Status' }), {
    target: { value: 'REPLIED' },
  });
  await waitFor(() =>
    expect(server.received(findInquiries).at(-1)?.query).toEqual({ status: 'REPLIED' }),
  );
  expect(currentAddress()).toBe(`${address}?status=REPLIED`);
});

test('replying to a question closes its dialog', async () => {
  const server = openInquiries();
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Reply: Nina Oak' }));
  const dialog = await screen.findByRole('dialog', { name: 'Question from Nina Oak' });
  expect(dialog).toHaveTextContent('12 Mill Lane');
  const field = within(dialog).getByRole('textbox', { name: /^Reply/ });
  expect(field).toHaveAccessibleDescription(/We'll email your reply to nina@example.test\./);
  await user.type(field, 'We do.');
  server.on(replyToInquiry, { data: { ...nina, status: 'REPLIED', reply } });
  await user.click(within(dialog).getByRole('button', { name: 'Send reply' }));
  await screen.findByText('Sent your reply to Nina Oak.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(currentAddress()).toBe(address);
  const sent = server.received(replyToInquiry).map(({ body }) => body);
  expect(sent).toMatchObject([{ storeId: 3, id: 5, text: 'We do.' }]);
});

test('a refused reply stays, with the reason', async () => {
  const server = openInquiries();
  const user = renderScreen(server, `${address}?open=5`);
  const dialog = await screen.findByRole('dialog', { name: 'Question from Nina Oak' });
  const field = within(dialog).getByRole('textbox', { name: /^Reply/ });
  await user.type(field, 'We do.');
  server.on(replyToInquiry, new Refusal(409, 'CONFLICT', 'Marcus Bell has replied.'));
  await user.click(within(dialog).getByRole('button', { name: 'Send reply' }));
  await within(dialog).findByText('Marcus Bell has replied.');
  expect(field).toHaveValue('We do.');
});

test('an answered question shows its reply and can only be closed', async () => {
  const user = renderScreen(openInquiries(), `${address}?open=6`);
  const dialog = await screen.findByRole('dialog', { name: 'Question from Omar Lind' });
  expect(dialog).toHaveTextContent('Your reply');
  expect(dialog).toHaveTextContent(/Sofia Reyes, .*06:30, sent by text message/);
  expect(within(dialog).queryByRole('textbox')).toBeNull();
  const [close] = within(dialog).getAllByText('Close');
  await user.click(close ?? dialog);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(currentAddress()).toBe(address);
});

test('people who only view the store read questions without a reply form', async () => {
  const show = async (store: Partial<Business>) => {
    renderScreen(openInquiries().on(findBusinesses, oneStore(store)), `${address}?open=5`);
    return screen.findByRole('dialog', { name: /Nina Oak/ });
  };
  expect(await offersKeptFrom(viewed, show)).toEqual(['Reply', 'Send reply']);
});
