import {
  changeContactPhone,
  sendConsumerCode,
  sendContactPhoneCode,
  signInConsumer,
  signOutConsumer,
} from '@counter/contract/consumers';
import { placeWebOrder } from '@counter/contract/storefront';
import { Refusal } from '@counter/contract/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aServer, openCheckout } from '../testing/checkout.ts';
import { aConsumer } from '../testing/fixtures.ts';
import { passTime } from '../testing/render-page.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const signInField = () => screen.queryByLabelText('Phone number or email');

const byMail = aConsumer({ signedInAs: 'maya@mail.test', phoneProven: false });
const number = '+12125550142';
const sent = {
  recipient: number,
  channel: 'SMS',
  validMinutes: 10,
  resendAfterSeconds: 0,
} as const;

it("shows who is signed in, and doesn't ask for a phone number that is proven", async () => {
  await openCheckout();
  expect(screen.getByText('(646) 555-0101')).toBeInTheDocument();
  expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument();
  expect(signInField()).not.toBeInTheDocument();
});

it.each([
  ['the server ends the session', { data: null }],
  ['the session had ended already', new Refusal(401, 'NOT_SIGNED_IN', 'Sign in first.')],
])('signs out when %s', async (_case, answer) => {
  const server = aServer().on(signOutConsumer, answer);
  const { user } = await openCheckout(server);
  await user.click(button('Sign out'));
  await passTime(300);
  expect(signInField()).toHaveFocus();
  expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument();
  expect(server.received(signOutConsumer)).toHaveLength(1);
});

it("says that signing out failed where the server wasn't reached", async () => {
  const server = aServer();
  const { user } = await openCheckout(server);
  server.setRunning(false);
  await user.click(button('Sign out'));
  await passTime(10);
  expect(screen.getByText(/^We couldn't reach the store/)).toBeInTheDocument();
  expect(screen.getByText(/^Signed in as/)).toBeInTheDocument();
});

it('confirms a changed number with a code', async () => {
  const changed = aConsumer({ ...byMail, phone: number });
  const server = aServer()
    .on(sendContactPhoneCode, { data: sent })
    .on(changeContactPhone, { data: changed });
  const { user } = await openCheckout(server, { consumer: byMail });
  const phone = screen.getByLabelText('Phone');
  expect(screen.getByText('maya@mail.test')).toBeInTheDocument();
  expect(phone).toHaveValue('(646) 555-0101');
  const why = /^You changed your phone number/;
  expect(screen.queryByText(why)).not.toBeInTheDocument();
  await user.clear(phone);
  await user.type(phone, '212555');
  expect(screen.queryByText(why)).not.toBeInTheDocument();
  await user.type(phone, '0142');
  expect(screen.getByText(why)).toBeInTheDocument();

  await user.click(button('Send code'));
  await screen.findByLabelText('Code');
  expect(screen.getByText('(212) 555-0142')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Code'), '123456');
  await passTime(300);
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  expect(phone).toHaveValue('(212) 555-0142');
  expect(server.received(sendContactPhoneCode).map(({ body }) => body)).toEqual([
    { phone: '2125550142', storeUrl: 'cedar-kitchen' },
  ]);
  expect(server.received(changeContactPhone).map(({ body }) => body)).toEqual([
    { phone: '2125550142', code: '123456' },
  ]);
});

it('says at each step why a number could not be confirmed', async () => {
  const tooMany = new Refusal(429, 'TOO_MANY_REQUESTS', 'Too many codes.');
  const server = aServer()
    .on(sendContactPhoneCode, tooMany)
    .on(changeContactPhone, new Refusal(400, 'WRONG_CODE', 'This code is wrong.'));
  const { user } = await openCheckout(server, { consumer: byMail });
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), number);
  await user.click(button('Send code'));
  expect(await screen.findByText('Too many codes.')).toBeInTheDocument();
  server.on(sendContactPhoneCode, { data: sent });
  await user.click(button('Send code'));
  const code = await screen.findByLabelText('Code');
  expect(code).not.toHaveAccessibleDescription();
  await user.type(code, '12');
  await user.click(button('Confirm number'));
  expect(code).toHaveAccessibleDescription('The code has 6 digits');
  await user.type(code, '3456');
  await passTime(0);
  expect(code).toHaveAccessibleDescription('This code is wrong.');
  await user.type(code, '{Backspace}');
  server.on(sendContactPhoneCode, tooMany);
  await user.click(button('Resend code'));
  await passTime(0);
  expect(code).toHaveAccessibleDescription('Too many codes.');
  server.on(sendContactPhoneCode, { data: sent });
  await user.click(button('Resend code'));
  await passTime(0);
  expect(screen.getByLabelText('Code')).toHaveValue('');
  expect(server.received(sendContactPhoneCode)).toHaveLength(4);
  expect(server.received(placeWebOrder)).toEqual([]);
});

it('asks for a number only when signing in by email, and Enter moves on to it', async () => {
  const { user } = await openCheckout(aServer(), { consumer: null });
  await user.type(screen.getByLabelText('Phone number or email'), '6465550101');
  expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument();
  await user.clear(screen.getByLabelText('Phone number or email'));
  await user.type(screen.getByLabelText('Phone number or email'), 'maya@mail.test');
  await user.type(screen.getByLabelText('Name'), 'Maya Lind{Enter}');
  expect(screen.getByLabelText('Phone')).toHaveFocus();
});

it('keeps the focus while somebody signs in', async () => {
  const server = aServer()
    .on(sendConsumerCode, { data: { ...sent, recipient: 'maya@mail.test', channel: 'MAIL' } })
    .on(signInConsumer, { data: aConsumer({ ...byMail, phone: '' }) });
  const { user } = await openCheckout(server, { consumer: null });
  await user.type(screen.getByLabelText('Phone number or email'), 'maya@mail.test');
  await user.click(button('Send code'));
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  await user.click(button('Use another number or email'));
  expect(signInField()).toHaveFocus();
  await user.click(button('Send code'));
  expect(await screen.findByLabelText('Code')).toHaveFocus();
  await user.click(button('Resend code'));
  await passTime(0);
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.keyboard('123456');
  await passTime(300);
  // The account has a name, and no number yet.
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  expect(server.received(placeWebOrder)).toEqual([]);
});
