import {
  findMessage,
  findMessages,
  mailRecipientAgain,
  type Message,
} from '@counter/contract/operator';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const link = 'https://counter.test/confirm_email/a-secret';

const captured: Message = {
  id: 5,
  kind: 'MAIL',
  recipient: 'nora@bakery.test',
  subject: 'Confirm your email',
  state: 'CAPTURED',
  createdAt: '2026-11-20T11:00:00Z',
  sentAt: null,
  failure: null,
  body: `Open ${link} to confirm it.`,
  html: null,
  bounces: false,
};

async function openMessage(message: Message) {
  const server = openMarketplace()
    .on(findMessages, { data: { content: [message], totalElements: 1 } })
    .on(findMessage, { data: message });
  const user = renderScreen(server, '/operator/messages');
  await user.click(await screen.findByRole('button', { name: message.recipient }));
  const drawer = await screen.findByRole('dialog', { name: new RegExp(`^${message.subject}`) });
  return { drawer, server, user };
}

test('a captured mail shows its text with a working link', async () => {
  const { drawer } = await openMessage(captured);
  expect(within(drawer).getByRole('link', { name: link })).toHaveAttribute('href', link);
  expect(drawer).toHaveAccessibleName(/Captured/);
});

test("a mail keeps its inline styles despite the page's content security policy", async () => {
  const html = `<!doctype html><html><body><p style="color: rgb(1, 2, 3)">Hello</p><a href="${link}">Confirm</a></body></html>`;
  const { drawer } = await openMessage({ ...captured, html });
  const page = within(drawer).getByRole('document', { name: captured.subject }).shadowRoot;
  expect(page?.querySelector('p')).toHaveTextContent('Hello');
  expect(page?.querySelector('p')?.style.color).toBe('rgb(1, 2, 3)');
  expect(page?.querySelector('a')).toHaveAttribute('href', link);
  expect(drawer).not.toHaveTextContent(captured.body ?? '');
});

test("a failed mail says why and doesn't show its text", async () => {
  const failure = 'The mail server refused the address.';
  const { drawer } = await openMessage({ ...captured, state: 'FAILED', failure, body: null });
  expect(drawer).toHaveTextContent(`We couldn't send it. ${failure}`);
  expect(drawer).toHaveTextContent("We don't show its text");
  expect(within(drawer).queryByRole('link')).toBeNull();
});

test('one press resumes mail to an address that bounced', async () => {
  const failed = { ...captured, state: 'FAILED', body: null, bounces: true } as const;
  const { drawer, server, user } = await openMessage(failed);
  let mailed = failed.bounces as boolean;
  server
    .on(findMessage, () => ({ data: { ...failed, bounces: mailed } }))
    .on(mailRecipientAgain, ({ body }) => {
      mailed = body.id !== failed.id;
      return { data: { ...failed, bounces: mailed } };
    });
  expect(drawer).toHaveTextContent('Emails to this address bounce');
  await user.click(within(drawer).getByRole('button', { name: 'Send emails again' }));
  await waitFor(() => expect(drawer).not.toHaveTextContent('Emails to this address bounce'));
  expect(await screen.findByText(/^We'll send emails to .* again\.$/)).toBeVisible();
});
