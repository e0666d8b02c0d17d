import {
  checkRecipients,
  findCampaigns,
  findSegments,
  recordConsents,
  saveCampaign,
  type RecipientsCheck,
} from '@counter/contract/marketing';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const lost = new Refusal(503, 'UNAVAILABLE', 'Not now.');
const check: RecipientsCheck = {
  total: 3,
  sendable: 2,
  delayed: 0,
  undialable: [],
  foreign: [],
  noConsent: [],
  optedOut: [],
  blocked: [],
  partPrice: 7900,
};

async function openForm() {
  const server = openStore()
    .on(findCampaigns, { data: { content: [], totalElements: 0 } })
    .on(findSegments, {
      data: [
        { segment: 'NEW', customers: 9, agreed: 4 },
        { segment: 'BEST', customers: 2, agreed: 1 },
        { segment: 'LAPSED', customers: 2, agreed: 0 },
      ],
    })
    .on(checkRecipients, { data: check });
  renderScreen(server, '/dashboard/marketing');
  const [create] = await screen.findAllByRole('button', { name: 'Create Campaign' });
  fireEvent.click(create ?? document.body);
  const dialog = await screen.findByRole('dialog', { name: 'Create Campaign' });
  const ui = within(dialog);
  await ui.findByRole('checkbox', { name: /^New/ });
  return { server, dialog, ui, field: ui.getByLabelText(/^Contacts/) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (button: HTMLElement) => fireEvent.click(button);

test('shows the cost, late recipients and those left out, and can record consent', async () => {
  const { server, ui, field } = await openForm();
  const noConsent = ['+12125550101'];
  const many = Array.from({ length: 52 }, (_, at) => `+1212555${1000 + at}`);
  server.on(checkRecipients, {
    data: { ...check, delayed: 1, noConsent, undialable: ['abc'], optedOut: many },
  });
  type(ui.getByLabelText(/^Message/), 'a'.repeat(200));
  await waitFor(() => expect(ui.getByText(/in 2 parts/)).toBeVisible());
  type(field, '212 555 0101,');
  const reach = await ui.findByRole('region', { name: 'Recipients' });
  await waitFor(() => expect(reach).toHaveAttribute('aria-busy', 'false'));
  expect(reach).toHaveTextContent('Sending to 2 of 3 contacts for $ 3.16');
  expect(reach).toHaveTextContent('2 messages of 2 parts');
  // Once more beside the buttons, which stay in view.
  expect(ui.getByText('2 people · $ 3.16')).toBeVisible();
  expect(reach).toHaveTextContent(/ · 1 at .* their time/);
  const left = within(reach).getAllByRole('listitem');
  expect(left).toHaveLength(3);
  expect(left[0]).toHaveTextContent("1 can't be texted: not a phone numberabc");
  expect(left[1]).toHaveTextContent('1 not sent: No consent recorded+1 212 555 0101');
  expect(left[2]).toHaveTextContent(/\+1 212 555 1049 and 2 more$/);
  press(within(reach).getByRole('button', { name: 'Record their consent' }));
  const consent = within(within(reach).getByRole('group', { name: 'Record consent' }));
  expect(within(reach).queryByRole('button', { name: 'Record their consent' })).toBeNull();
  type(consent.getByLabelText(/^How/), 'PHONE');
  type(consent.getByLabelText(/^Note/), 'Called us');
  server.on(recordConsents, lost);
  press(consent.getByRole('button', { name: 'They agreed' }));
  expect(await consent.findByText(/^We couldn't record consent\. Not now/)).toBeVisible();
  server
    .on(recordConsents, { data: 1 })
    .on(checkRecipients, { data: { ...check, optedOut: many.slice(0, 50) } });
  press(consent.getByRole('button', { name: 'They agreed' }));
  expect(await screen.findByText('Recorded consent for 1 contact.')).toBeVisible();
  const body = { storeId: 3, phones: noConsent, how: 'PHONE', note: 'Called us' };
  expect(server.received(recordConsents)[1]?.body).toMatchObject(body);
  await waitFor(() => expect(reach).not.toHaveTextContent(/consent|their time/));
  expect(within(reach).getAllByRole('listitem')).toHaveLength(1);
  expect(reach).toHaveTextContent(/\+1 212 555 1049$/);
  server.on(checkRecipients, { data: check });
  type(field, '212 555 0102,');
  await waitFor(() => expect(within(reach).queryByRole('listitem')).toBeNull());
});

test('one contact and the customers of one choice are checked together', async () => {
  const { server, ui, field } = await openForm();
  press(ui.getByRole('checkbox', { name: /^New/ }));
  type(field, '2125550342,');
  await waitFor(() =>
    expect(server.received(checkRecipients).at(-1)?.body).toMatchObject({
      contacts: ['+12125550342'],
      segments: ['NEW'],
    }),
  );
});

test('names the first six letters that make a message longer', async () => {
  const { ui, dialog } = await openForm();
  type(ui.getByLabelText(/^Message/), 'plain');
  expect(dialog).not.toHaveTextContent(/Takes more parts/);
  type(ui.getByLabelText(/^Message/), 'αβγδεζηθ');
  await waitFor(() =>
    expect(dialog).toHaveTextContent(/Takes more parts because of α β γ δ ε ζ(?! η)/),
  );
});

test('a comma or blur adds a contact, each once, and contacts can be removed', async () => {
  const { server, ui, field } = await openForm();
  server.on(checkRecipients, ({ body }) => ({ data: { ...check, total: body.contacts.length } }));
  const chips = () =>
    within(ui.getByRole('list', { name: 'Added contacts' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  type(field, '12345,');
  await waitFor(() => expect(chips()).toEqual(["12345 can't be texted"]));
  press(ui.getByRole('button', { name: 'Remove 12345' }));
  type(field, '(212) 555-0342');
  fireEvent.blur(field);
  await waitFor(() => expect(chips()).toEqual(['+1 212 555 0342']));
  type(field, '2125550342 2125550343,');
  await waitFor(() => expect(chips()).toEqual(['+1 212 555 0342', '+1 212 555 0343']));
  expect(field).toHaveValue('');
  fireEvent.keyDown(field, { key: 'Backspace' });
  await waitFor(() => expect(chips()).toEqual(['+1 212 555 0342']));
});

test('a message shows its characters, parts and preview', async () => {
  const { ui } = await openForm();
  type(ui.getByLabelText(/^Message/), 'Figs are here, it\u2019s time.');
  expect(await ui.findByText('63 characters in 1 part (UCS-2), 7 left')).toBeVisible();
  expect(ui.getByRole('region', { name: 'Preview' })).toHaveTextContent(
    'Cedar Kitchen: Figs are here, it\u2019s time. Reply STOP to opt out.',
  );
  type(ui.getByLabelText(/^Message/), "Figs are here, it's time.");
  expect(await ui.findByText('63 characters in 1 part (GSM-7), 97 left')).toBeVisible();
});

test('a campaign needs a contact and a future time', async () => {
  const { server, ui, field } = await openForm();
  type(ui.getByLabelText(/^Title/), 'Figs');
  type(ui.getByLabelText(/^Message/), 'Figs are here.');
  const send = () => press(ui.getByRole('button', { name: 'Create campaign' }));
  send();
  await waitFor(() => expect(field).toHaveAccessibleDescription('Add at least one contact'));
  type(field, '2125550342,');
  await waitFor(() => expect(field).not.toHaveAccessibleDescription('Add at least one contact'));
  type(ui.getByLabelText(/^Send/), 'LATER');
  const schedule = await ui.findByLabelText(/^Schedule/);
  type(schedule, '2020-01-01T10:00');
  fireEvent.blur(schedule);
  send();
  await waitFor(() =>
    expect(schedule).toHaveAccessibleDescription('Schedule date cannot be earlier than now'),
  );
  expect(server.received(saveCampaign)).toEqual([]);
});
