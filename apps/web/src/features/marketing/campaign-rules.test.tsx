import { campaignFormCases } from '@counter/contract/cases';
import { checkRecipients, findCampaigns, findSegments } from '@counter/contract/marketing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { walkCases } from '../../testing/walk-cases.ts';

test('every rule of a campaign has a message at its field, and hundreds of contacts can be pasted', async () => {
  const nobody = { undialable: [], foreign: [], noConsent: [], optedOut: [], blocked: [] };
  const server = openStore()
    .on(findCampaigns, { data: { content: [], totalElements: 0 } })
    .on(findSegments, { data: [] })
    .on(checkRecipients, ({ body }) => {
      const total = body.contacts.length;
      return { data: { total, sendable: total, delayed: 0, partPrice: 79, ...nobody } };
    });
  const user = renderScreen(server, '/dashboard/marketing');
  const [create] = await screen.findAllByRole('button', { name: 'Create Campaign' });
  fireEvent.click(create ?? document.body);
  const form = await screen.findByRole('dialog', { name: 'Create Campaign' });
  await walkCases(form, { title: 'Title', message: 'Message' }, campaignFormCases);

  const many = Array.from({ length: 400 }, (_, at) => String(3_125_550_000 + at)).join('\n');
  within(form)
    .getByLabelText(/^Contacts/)
    .focus();
  await user.paste(many);
  await within(form).findByText('400 contacts, 280 not shown');
  await user.click(within(form).getByRole('button', { name: 'Remove all' }));
  await waitFor(() =>
    expect(within(form).queryByRole('button', { name: 'Remove all' })).toBeNull(),
  );
});
