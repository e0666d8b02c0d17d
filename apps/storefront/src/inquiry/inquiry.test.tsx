import { askQuestion, findQuestion, type Question } from '@counter/contract/feedback';
import { questionCases } from '@counter/contract/cases';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { knownDetails } from '../checkout/known-details.ts';
import { openStreams, theStream } from '../testing/change-stream.ts';
import { aStore, kitchen, token } from '../testing/fixtures.ts';
import { passTime, renderPage } from '../testing/render-page.tsx';

const today = '2026-11-20';
const field = (label: string) => screen.getByLabelText(label);
const heading = (name: string) => screen.queryByRole('heading', { name });

function openForm(server = new FakeServer()) {
  const store = aStore();
  return renderPage(server, `${kitchen}/ask`, { kind: 'ask', store, today });
}

type User = ReturnType<typeof openForm>['user'];

async function fill(user: User, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await user.clear(field(label));
    if (value !== '') await user.type(field(label), value);
  }
}

const send = async (user: User) =>
  user.click(screen.getByRole('button', { name: 'Send question' }));

const whole = { Name: 'Noor', Message: 'Do you cater?', Email: 'noor@questions.test' };
const nobody = '+16465550100';

describe('asking a question', () => {
  it('names the store and links back to its menu', () => {
    openForm();
    expect(heading('Ask Cedar Kitchen a question')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute('href', kitchen);
    expect(field('Phone')).toHaveAccessibleDescription(/^Without an email address/);
    expect(field('Event date (optional)')).toHaveAccessibleDescription('Such as Nov 20, 2026');
    expect(field('Name')).toBeValid();
  });

  it('fills in the name and the phone number of an earlier order', async () => {
    const server = new FakeServer().on(askQuestion, { data: { token } });
    knownDetails.set({ name: 'Noor', phone: nobody, addresses: [] });
    const { user } = openForm(server);
    expect(field('Name')).toHaveValue('Noor');
    expect(field('Phone')).toHaveValue('(646) 555-0100');
    await fill(user, { Name: '', Message: 'Do you cater?' });
    await send(user);
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    await fill(user, { Name: 'Ada' });
    await send(user);
    await passTime(0);
    const asked = { name: 'Ada', message: 'Do you cater?', phoneNumber: '(646) 555-0100' };
    expect(server.received(askQuestion)).toMatchObject([{ body: asked }]);
  });

  it('says at each field what is missing, and sends nothing', async () => {
    const server = new FakeServer();
    const { user } = openForm(server);
    await send(user);
    expect(field('Name')).toHaveAccessibleDescription('Name is required');
    expect(field('Name')).toBeInvalid();
    expect(field('Message')).toHaveAccessibleDescription('Message is required');
    expect(field('Email')).toHaveAccessibleDescription(
      'Leave an email address or a phone number for the answer',
    );
    expect(field('Phone')).toHaveAccessibleDescription(
      'Leave an email address or a phone number for the answer',
    );
    expect(field('Name')).toHaveFocus();
    await fill(user, { Phone: nobody });
    expect(field('Email')).toBeValid();
    await fill(user, { Name: 'Noor' });
    expect(field('Name')).not.toHaveAccessibleDescription();
    expect(field('Message')).toBeInvalid();
    await send(user);
    expect(field('Message')).toHaveFocus();
    expect(server.received(askQuestion)).toEqual([]);
  });

  const labels: Readonly<Record<string, string>> = {
    name: 'Name',
    message: 'Message',
    email: 'Email',
    phoneNumber: 'Phone',
    address: 'Address (optional)',
  };
  const wrong = questionCases.cases.flatMap(({ field: name, value, message, given }) => {
    const label = labels[name];
    const isTyped = typeof value === 'string' && value !== '' && value.length < 300;
    return label && isTyped && message !== null && !given ? [{ label, value, message }] : [];
  });

  it.each(wrong)('rejects "$value" as $label: $message', async ({ label, value, message }) => {
    const { user } = openForm();
    await fill(user, { [label]: value });
    await send(user);
    expect(field(label)).toHaveAccessibleDescription(message);
  });

  it('sends what was typed, and leads to the page of the question', async () => {
    const server = new FakeServer().on(askQuestion, { data: { token } });
    const { user, left } = openForm(server);
    await fill(user, {
      ...whole,
      'Address (optional)': '12 Quay Street',
      'Event date (optional)': '12/1/26',
    });
    await user.tab();
    expect(field('Event date (optional)')).toHaveValue('Dec 1, 2026');
    await send(user);
    await passTime(0);
    expect(
      server.received(askQuestion).map(({ params, body }) => ({ ...params, ...body })),
    ).toEqual([
      {
        storeUrl: 'cedar-kitchen',
        name: 'Noor',
        message: 'Do you cater?',
        email: 'noor@questions.test',
        phoneNumber: '',
        address: '12 Quay Street',
        eventDate: '2026-12-01',
        website: '',
      },
    ]);
    expect(left).toEqual([`${kitchen}/questions/${token}`]);
  });

  it.each([
    ['11/19/2026', "Event date can't be in the past"],
    ['soon', 'Event date must be a date'],
  ])('rejects an event on "%s"', async (day, message) => {
    const server = new FakeServer();
    const { user } = openForm(server);
    await fill(user, { ...whole, 'Event date (optional)': day });
    await send(user);
    expect(field('Event date (optional)')).toHaveAccessibleDescription(message);
    expect(server.received(askQuestion)).toEqual([]);
  });

  it('accepts an event on the same day, and a phone number instead of an email address', async () => {
    const server = new FakeServer().on(askQuestion, { data: { token } });
    const { user } = openForm(server);
    const event = { 'Event date (optional)': '11/20/2026', Phone: nobody, Email: '' };
    await fill(user, { ...whole, ...event });
    await send(user);
    await passTime(0);
    const [asked] = server.received(askQuestion);
    expect(asked?.body).toMatchObject({ eventDate: today, phoneNumber: nobody, email: '' });
  });

  it('sends it once, however often the button is pressed', async () => {
    const late = Promise.withResolvers<void>();
    const server = new FakeServer().on(askQuestion, async () => {
      await late.promise;
      return new Refusal(429, 'TOO_MANY_REQUESTS', 'Wait a minute, then try again.');
    });
    const { user } = openForm(server);
    await fill(user, whole);
    await send(user);
    expect(screen.getByRole('button', { name: 'Send question' })).toBeDisabled();
    await user.type(field('Name'), '{Enter}');
    late.resolve();
    expect(await screen.findByText('Wait a minute, then try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send question' })).toBeEnabled();
    expect(server.received(askQuestion)).toHaveLength(1);
  });

  it('shows a server error at its field, and keeps what was typed', async () => {
    const at = [{ path: 'email', message: 'We cannot reach this address.' }];
    const refusal = new Refusal(400, 'INVALID_FIELDS', 'Some fields are wrong.', at);
    const { user, left } = openForm(new FakeServer().on(askQuestion, refusal));
    await fill(user, whole);
    await send(user);
    await passTime(0);
    expect(field('Email')).toHaveAccessibleDescription('We cannot reach this address.');
    expect(field('Message')).toHaveValue('Do you cater?');
    expect(screen.queryByText('Some fields are wrong.')).not.toBeInTheDocument();
    expect(left).toEqual([]);
  });

  it("says that the store can't be reached, or that the customer is offline", async () => {
    const server = new FakeServer();
    const { user } = openForm(server);
    await fill(user, whole);
    server.setRunning(false);
    await send(user);
    expect(await screen.findByText(/^We couldn't reach the store/)).toBeInTheDocument();
    server.setReachable(false);
    await send(user);
    expect(await screen.findByText(/^You're offline/)).toBeInTheDocument();
  });

  it('rejects a form with the field that only a program fills in', async () => {
    const server = new FakeServer();
    const { user } = openForm(server);
    await fill(user, { ...whole, 'Leave this empty': 'https://spam.test' });
    await send(user);
    expect(screen.getByRole('alert')).toHaveTextContent(/^This looks automated/);
    expect(server.received(askQuestion)).toEqual([]);
  });
});

const aQuestion = (change: Partial<Question> = {}): Question => ({
  storeName: 'Cedar Kitchen',
  message: '<b>For forty</b>, half of them vegetarian.',
  askedAt: '2026-11-21T01:00:00Z',
  eventDate: null,
  answeredBy: 'EMAIL',
  reply: null,
  ...change,
});

const reply = { text: 'Gladly. We call you tomorrow.', at: '2026-11-20T13:00:00Z' };

function openQuestion(change: Partial<Question> = {}, server = new FakeServer()) {
  const store = aStore();
  const question = aQuestion(change);
  const address = `${kitchen}/questions/${token}`;
  return renderPage(server, address, { kind: 'question', store, question, token });
}

describe('a question', () => {
  it('waits for its answer, and shows it automatically', async () => {
    const server = new FakeServer().on(findQuestion, { data: aQuestion() });
    openQuestion({ eventDate: '2026-12-01' }, server);
    expect(heading('Thank you! Cedar Kitchen has your question.')).toBeInTheDocument();
    expect(screen.getByText(/^You'll get the answer by email\. /)).toBeInTheDocument();
    const asked = within(screen.getByRole('region', { name: /^Your question, .*Nov 20/ }));
    expect(asked.getByText('<b>For forty</b>, half of them vegetarian.')).toBeInTheDocument();
    expect(asked.getByText(/^For .*Dec 1/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Answer' })).not.toBeInTheDocument();

    expect(theStream().url).toBe(`/api/v1/storefront/cedar-kitchen/questions/${token}/stream`);
    theStream().open();
    server.on(findQuestion, { data: aQuestion({ reply }) });
    theStream().tell();
    expect(await screen.findByRole('region', { name: 'Answer' })).toHaveTextContent(reply.text);
    expect(heading('Cedar Kitchen answered')).toBeInTheDocument();
    expect(screen.queryByText(/^You'll get the answer by email/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^For /)).not.toBeInTheDocument();
    await passTime(0);
    expect(openStreams()).toEqual([]);
  });

  it('says that the answer comes by text message to someone who left only a phone number', () => {
    openQuestion({ answeredBy: 'TEXT' });
    expect(screen.getByText(/^You'll get the answer by text message\. /)).toBeInTheDocument();
  });

  it('with an answer opens no stream', () => {
    openQuestion({ reply });
    expect(heading('Cedar Kitchen answered')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent(reply.text);
    expect(screen.getByRole('link', { name: 'Back to the menu' })).toHaveAttribute('href', kitchen);
    expect(openStreams()).toEqual([]);
  });

  it('polls while the stream is closed, and stays as it was when that fails', async () => {
    const server = new FakeServer();
    openQuestion({}, server);
    server.setRunning(false);
    await passTime(10_000);
    expect(heading('Thank you! Cedar Kitchen has your question.')).toBeInTheDocument();
    server.setRunning(true);
    server.on(findQuestion, { data: aQuestion({ reply }) });
    await passTime(5000);
    expect(server.received(findQuestion)).toEqual([]);
    await passTime(5000);
    expect(await screen.findByText(reply.text)).toBeInTheDocument();
  });

  it("doesn't poll while the stream is open", async () => {
    const server = new FakeServer().on(findQuestion, { data: aQuestion() });
    openQuestion({}, server);
    theStream().open();
    await passTime(30_000);
    expect(server.received(findQuestion)).toHaveLength(1);
  });
});
