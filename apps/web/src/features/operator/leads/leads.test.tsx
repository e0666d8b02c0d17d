import type { Lead } from '@counter/contract/home';
import { findLeads, updateLead } from '@counter/contract/operator';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';

const bakery: Lead = {
  id: 9,
  businessName: 'Mill Bakery',
  businessAddress: '12 Mill Lane, Springfield',
  businessPhone: '+12125550142',
  state: 'NEW',
  notes: '',
  createdAt: '2026-11-19T12:00:00Z',
};

const server = () =>
  openMarketplace().on(findLeads, ({ query }) => {
    const shown = query.state === undefined || query.state === bakery.state ? [bakery] : [];
    return { data: { content: shown, totalElements: shown.length } };
  });

async function openLead() {
  const user = renderScreen(server(), '/operator/leads');
  await user.click(await screen.findByRole('button', { name: bakery.businessName }));
  const drawer = await screen.findByRole('dialog', { name: /^Mill Bakery/ });
  return { user, drawer, notes: within(drawer).getByLabelText('Notes') };
}

test('unsaved notes stay until they are discarded', async () => {
  const { user, drawer, notes } = await openLead();
  await user.type(notes, 'Half a sentence');
  const leavings = [
    async () => user.keyboard('{Escape}'),
    async () => user.click(within(drawer).getByRole('button', { name: 'Close' })),
    async () => history.back(),
  ];
  for (const leave of leavings) {
    await leave();
    const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(notes).toHaveValue('Half a sentence');
  }
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: bakery.businessName }));
  expect(await screen.findByLabelText('Notes')).toHaveValue('');
});

test('the URL keeps the open lead and the filters', async () => {
  const user = renderScreen(server(), '/operator/leads?search=Mill&open=9');
  const drawer = await screen.findByRole('dialog', { name: /^Mill Bakery/ });
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Rejected' }));
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('button', { name: bakery.businessName });
  expect(currentAddress()).toBe('/operator/leads');
});

test('saving sends the whole lead and closes its drawer, or says why not', async () => {
  const fake = server().on(updateLead, new Refusal(409, 'CONFLICT', 'Try again later.'));
  const user = renderScreen(fake, '/operator/leads?open=9');
  const drawer = await screen.findByRole('dialog', { name: /^Mill Bakery/ });
  await user.selectOptions(within(drawer).getByLabelText('State'), 'CONTACTED');
  await user.type(within(drawer).getByLabelText('Notes'), 'Called.');
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  expect(await within(drawer).findByText('Try again later.')).toBeVisible();
  fake.on(updateLead, { data: { ...bakery, state: 'CONTACTED' } });
  await user.click(within(drawer).getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved Mill Bakery.');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  const sent = fake.received(updateLead).map(({ body }) => body);
  const changed = { id: 9, state: 'CONTACTED', notes: 'Called.' };
  expect(sent).toEqual([changed, changed]);
});

test.each([
  [
    'Ctrl and Enter',
    (notes: HTMLElement) => fireEvent.keyDown(notes, { key: 'Enter', ctrlKey: true }),
  ],
  ['Enter', (notes: HTMLElement) => fireEvent.submit(notes.closest('form') ?? notes)],
])('%s saves a lead too, but only while it is open', async (_keys, press) => {
  const fake = server().on(updateLead, { data: { ...bakery, notes: 'Called.' } });
  renderScreen(fake, '/operator/leads?open=9');
  const drawer = await screen.findByRole('dialog', { name: /^Mill Bakery/ });
  const notes = within(drawer).getByLabelText('Notes');
  fireEvent.change(notes, { target: { value: 'Called.' } });
  press(notes);
  await screen.findByText('Saved Mill Bakery.');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  expect(fake.received(updateLead).map(({ body }) => body.notes)).toEqual(['Called.']);
});
