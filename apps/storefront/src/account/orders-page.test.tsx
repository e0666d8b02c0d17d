import { endTexts, sendConsumerCode, signInConsumer } from '@counter/contract/consumers';
import {
  webOrdersPageSize,
  type StorefrontPage,
  type WebOrders,
} from '@counter/contract/storefront';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aConsumer, aStore, kitchen, token } from '../testing/fixtures.ts';
import { passTime, renderPage } from '../testing/render-page.tsx';

type Page = Extract<StorefrontPage, { kind: 'orders' }>;

const anOrder: WebOrders['content'][number] = {
  orderNumber: 'KM-4821',
  token,
  status: 'COMPLETED',
  placedAt: '2026-11-21T01:00:00Z',
  summary: '2 × Lentil Soup',
  total: 1320,
};

function open(change: Partial<Page> = {}, server = new FakeServer(), address = '/orders') {
  return renderPage(server, `${kitchen}${address}`, {
    kind: 'orders',
    store: aStore(),
    consumer: aConsumer(),
    orders: { content: [anOrder], totalElements: 1 },
    pageNumber: 0,
    ...change,
  });
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const addressOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

describe("a customer's orders", () => {
  it('show items, date and total, and link to their pages', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your orders from Cedar Kitchen',
    );
    expect(screen.getByText('Signed in as (646) 555-0101')).toBeInTheDocument();
    const [line] = screen.getAllByRole('listitem');
    expect(line).toHaveTextContent('Order KM-4821$ 13.202 × Lentil Soup');
    expect(line).toHaveTextContent('Nov 20');
    expect(line).toHaveTextContent('at 8:00 PM · Completed');
    expect(addressOf('Order KM-4821')).toBe(`${kitchen}/orders/${token}`);
    expect(addressOf('Back to the menu')).toBe(kitchen);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('wait for the store until it accepts', () => {
    open({ orders: { content: [{ ...anOrder, status: 'NEW' }], totalElements: 1 } });
    expect(screen.getByRole('listitem')).toHaveTextContent('at 8:00 PM · Waiting for the store');
  });

  it('show the address of a customer who signed in by email', () => {
    open({ consumer: aConsumer({ signedInAs: 'maya@mail.test', phoneProven: false }) });
    expect(screen.getByText('Signed in as maya@mail.test')).toBeInTheDocument();
  });

  it.each([
    [0, webOrdersPageSize, undefined, undefined],
    [0, webOrdersPageSize + 1, undefined, '?page=2'],
    [1, webOrdersPageSize * 3, '?page=1', '?page=3'],
    [2, webOrdersPageSize * 3, '?page=2', undefined],
  ])('on page %i of %i orders link to newer and older ones', (pageNumber, total, newer, older) => {
    open({ pageNumber, orders: { content: [anOrder], totalElements: total } });
    const at = (query: string | undefined) => query && `${kitchen}/orders${query}`;
    expect(addressOf('Newer')).toBe(at(newer));
    expect(addressOf('Older')).toBe(at(older));
    const pages = Math.ceil(total / webOrdersPageSize);
    const words = screen.queryByText(`Page ${pageNumber + 1} of ${pages}`);
    expect(words !== null).toBe(pages > 1);
  });

  it.each([
    [0, "You haven't ordered here yet."],
    [1, 'No more orders.'],
  ])('on page %i, if there are none: %s', (pageNumber, words) => {
    open({ pageNumber, orders: { content: [], totalElements: 0 } });
    const link = screen.getByRole('link', { name: 'Choose something from the menu.' });
    expect(link.parentElement).toHaveTextContent(words);
    expect(link).toHaveAttribute('href', kitchen);
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});

const nobody = { consumer: null, orders: { content: [], totalElements: 0 } };
const recipient = '+16465550101';
const sent = { recipient, channel: 'SMS', validMinutes: 10, resendAfterSeconds: 30 } as const;
const phoneField = () => screen.getByLabelText('Phone number or email');
const codeField = () => screen.getByLabelText('Code');

const aServer = () =>
  new FakeServer().on(sendConsumerCode, { data: sent }).on(signInConsumer, { data: aConsumer() });

/** Asks for a code, and waits for its field. */
async function askForCode(server: FakeServer) {
  const shown = open(nobody, server);
  await shown.user.type(phoneField(), '6465550101{Enter}');
  await screen.findByLabelText('Code');
  return shown;
}

describe('signing in', () => {
  it('replaces the list of orders', () => {
    open(nobody);
    expect(screen.getByRole('region', { name: 'Sign in to see them' })).toBeInTheDocument();
    expect(screen.queryByText(/^Signed in/)).not.toBeInTheDocument();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    expect(phoneField()).toHaveAccessibleDescription(/^We'll send you a code/);
  });

  it.each([
    ['{Enter}', 'Phone number or email is required'],
    ['12', 'Enter a phone number with its area code, or an email address'],
  ])(
    'rejects "%s" before it sends anything, until something else is typed',
    async (typed, words) => {
      const server = aServer();
      const { user } = open(nobody, server);
      await user.type(phoneField(), typed);
      await user.click(button('Send code'));
      expect(phoneField()).toHaveAccessibleDescription(words);
      await user.type(phoneField(), '1');
      expect(phoneField()).toHaveAccessibleDescription(/^We'll send you a code/);
      expect(server.received(sendConsumerCode)).toEqual([]);
    },
  );

  it('sends a code, submits it at six digits and shows the orders', async () => {
    const server = aServer();
    const { user, left } = await askForCode(server);
    expect(screen.getByText('(646) 555-0101')).toBeInTheDocument();
    expect(server.received(sendConsumerCode).map(({ body }) => body)).toEqual([
      { recipient: '6465550101', storeUrl: 'cedar-kitchen' },
    ]);
    await user.type(codeField(), '12345');
    expect(server.received(signInConsumer)).toEqual([]);
    await user.type(codeField(), '6');
    await passTime(0);
    expect(server.received(signInConsumer).map(({ body }) => body)).toEqual([
      { recipient, code: '123456' },
    ]);
    expect(left).toEqual(['http://localhost:3000/s/cedar-kitchen/orders']);
  });

  it('shows the address that gets the mail, and sends the referral code', async () => {
    const mail = { recipient: 'maya@mail.test', channel: 'MAIL' } as const;
    const server = aServer().on(sendConsumerCode, { data: { ...sent, ...mail } });
    const { user } = open(nobody, server, '/orders?ref=LEAH42');
    await user.type(phoneField(), 'maya@mail.test');
    await user.click(button('Send code'));
    expect(await screen.findByText('maya@mail.test')).toBeInTheDocument();
    await user.type(codeField(), '123456');
    await passTime(0);
    const [signedIn] = server.received(signInConsumer);
    expect(signedIn?.body.referralCode).toBe('LEAH42');
  });

  it('says why no code was sent', async () => {
    const refusal = new Refusal(429, 'TOO_MANY_REQUESTS', 'Too many codes were sent.');
    const server = aServer().on(sendConsumerCode, refusal);
    const { user } = open(nobody, server);
    await user.type(phoneField(), '6465550101');
    await user.click(button('Send code'));
    await passTime(0);
    expect(phoneField()).toHaveAccessibleDescription('Too many codes were sent.');
    expect(button('Send code')).toBeEnabled();
  });

  it('requests one code at a time', async () => {
    const late = Promise.withResolvers<void>();
    const server = aServer().on(sendConsumerCode, async () => {
      await late.promise;
      return { data: sent };
    });
    const { user } = open(nobody, server);
    await user.type(phoneField(), '6465550101{Enter}');
    expect(button('Send code')).toBeDisabled();
    await user.type(phoneField(), '{Enter}');
    late.resolve();
    await screen.findByLabelText('Code');
    expect(server.received(sendConsumerCode)).toHaveLength(1);
  });

  it('rejects an incomplete code, and says why the server rejects one', async () => {
    const wrong = new Refusal(400, 'WRONG_CODE', 'This code is wrong.');
    const server = aServer().on(signInConsumer, wrong);
    const { user, left } = await askForCode(server);
    await user.click(button('Sign in'));
    expect(codeField()).toHaveAccessibleDescription('Enter the code we sent you.');
    await user.type(codeField(), '12');
    await user.click(button('Sign in'));
    expect(codeField()).toHaveAccessibleDescription('The code has 6 digits');
    expect(server.received(signInConsumer)).toEqual([]);
    await user.type(codeField(), '3456');
    await passTime(0);
    expect(codeField()).toHaveAccessibleDescription('This code is wrong.');
    await user.type(codeField(), '{Backspace}');
    expect(codeField()).not.toHaveAccessibleDescription();
    expect(left).toEqual([]);
  });

  it('sends another code after the cooldown, and clears the field', async () => {
    const server = aServer();
    const { user } = await askForCode(server);
    await user.type(codeField(), '12');
    expect(button('Resend code in 30 s')).toBeDisabled();
    for (let second = 0; second < 20; second++) await passTime(1000);
    expect(button(/^Resend code in \d+ s$/)).toBeDisabled();
    for (let second = 20; second < 30; second++) await passTime(1000);
    await user.click(button('Resend code'));
    expect(await screen.findByText('Resend code in 30 s')).toBeInTheDocument();
    expect(codeField()).toHaveValue('');
    expect(server.received(sendConsumerCode)[1]?.body.recipient).toBe(recipient);
  });

  it('says why another code could not be sent, and goes back to enter another number', async () => {
    const server = aServer().on(sendConsumerCode, { data: { ...sent, resendAfterSeconds: 0 } });
    const { user } = await askForCode(server);
    server.on(sendConsumerCode, new Refusal(429, 'TOO_MANY_REQUESTS', 'Too many codes.'));
    await user.click(button('Resend code'));
    await passTime(0);
    expect(codeField()).toHaveAccessibleDescription('Too many codes.');
    await user.click(button('Use another number or email'));
    expect(phoneField()).toHaveValue('6465550101');
  });
});

const agreed = (storeUrl: string, name: string) => ({
  storeUrl,
  name,
  branchName: 'Harbour',
  since: '2026-11-20T01:00:00Z',
});

describe('text messages', () => {
  const stores = [agreed('cedar-kitchen', 'Cedar Kitchen'), agreed('olive-bar', 'Olive Bar')];
  const texts = { stopped: false, stores };
  const region = () => within(screen.getByRole('region', { name: 'Text messages' }));

  it('are hidden from a customer without a proven phone number', () => {
    open();
    expect(screen.queryByRole('region', { name: 'Text messages' })).not.toBeInTheDocument();
  });

  it('can be stopped store by store', async () => {
    const left = { stopped: false, stores: stores.slice(1) };
    const server = new FakeServer().on(endTexts, { data: aConsumer({ texts: left }) });
    const { user } = open({ consumer: aConsumer({ texts }) }, server);
    expect(region().getAllByRole('listitem')).toHaveLength(2);
    expect(region().getAllByText(/^Agreed .*Nov 19.* at 8:00 PM$/)).toHaveLength(2);
    await user.click(button('Stop text messages from Cedar Kitchen, Harbour'));
    expect(await region().findByText("Cedar Kitchen won't text you again.")).toBeInTheDocument();
    expect(region().getAllByRole('listitem')).toHaveLength(1);
    expect(button('Stop text messages from Olive Bar, Harbour')).toBeEnabled();
    expect(server.received(endTexts).map(({ body }) => body)).toEqual([
      { storeUrl: 'cedar-kitchen' },
    ]);
    server.on(endTexts, { data: aConsumer({ texts: { stopped: false, stores: [] } }) });
    await user.click(button('Stop text messages from Olive Bar, Harbour'));
    expect(await region().findByText("Olive Bar won't text you again.")).toBeInTheDocument();
    expect(region().queryByText(/offers or news/)).not.toBeInTheDocument();
  });

  it('say why stopping failed, and can be stopped one store at a time', async () => {
    const late = Promise.withResolvers<void>();
    const server = new FakeServer().on(endTexts, async () => {
      await late.promise;
      return new Refusal(503, 'UNAVAILABLE', 'Try again in a moment.');
    });
    const { user } = open({ consumer: aConsumer({ texts }) }, server);
    await user.click(button(/^Stop text messages from Cedar/));
    expect(button(/^Stop text messages from Olive/)).toBeDisabled();
    late.resolve();
    expect(await region().findByRole('status')).toHaveTextContent('Try again in a moment.');
    expect(region().getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    [{ stopped: false, stores: [] }, "You don't get offers or news from any store."],
    [{ stopped: true, stores }, 'You replied STOP, so no store sends you offers or news.'],
  ])('say so if no store sends any: %#', (none, words) => {
    open({ consumer: aConsumer({ texts: none }) });
    expect(region().getByText(new RegExp(`^${words}`))).toBeInTheDocument();
    expect(region().queryAllByRole('listitem')).toEqual([]);
    expect(region().queryAllByText(/offers or news/)).toHaveLength(1);
  });
});
