import { FakeServer } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { passTime, renderPublicPage } from '../../../testing/render-screen.tsx';
import { signedIn } from '../../../lib/session.ts';
import { aSession } from '../../../testing/store.ts';

const open = async (address: string) => renderPublicPage(new FakeServer(), address);

const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const field = async () => screen.findByRole('searchbox');
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });

test('searching marks matches in the answers and opens them, after a pause', async () => {
  await open('/faq');
  await type('  Payout');
  await passTime(50);
  expect(screen.queryByText(/answers? found$/)).toBeNull();
  await passTime(100);
  expect(await field()).toHaveValue('  Payout');
  const found = await screen.findByText(/^(\d+) answers found$/);
  expect(opened()).toHaveLength(Number.parseInt(found.textContent, 10));
  expect(document.querySelectorAll('details')).toHaveLength(opened().length);
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(new Set(marks.map((mark) => mark.toLowerCase()))).toEqual(new Set(['payout']));
  expect(document.querySelectorAll('details h3')[0]).toHaveTextContent(
    'When is the referral reward paid out?',
  );
  expect(screen.queryByText('Not found')).toBeNull();

  await type('zzzz');
  await passTime(200);
  expect(screen.getByText('0 answers found')).toBeVisible();
  const clear = await screen.findByRole('button', { name: /^Clear/ });
  fireEvent.click(clear);
  expect(await field()).toHaveValue('');
  expect(opened()).toEqual([]);
  expect(document.querySelectorAll('details').length).toBeGreaterThan(10);
});

test('the answer in the URL is the only open one and scrolls into view', async () => {
  const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  await open('/faq#referral-payout');
  await field();
  expect(opened()).toEqual(['referral-payout']);
  expect(into).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
  expect(document.querySelector('#referral-payout summary')).toHaveFocus();
  expect(document.querySelector('#referral-payout')).toHaveTextContent(
    'A payout takes 3 to 7 business days.',
  );
  expect(document.querySelectorAll('mark')).toHaveLength(0);
});

test('every question has its answer', async () => {
  await open('/faq');
  await field();
  const answers = [...document.querySelectorAll('details')];
  for (const answer of answers) expect(answer.querySelector('p')).not.toBeNull();
  const lengths = answers.map((answer) => answer.querySelectorAll('p').length);
  expect(lengths.filter((length) => length === 3)).toHaveLength(1);
  expect(lengths.filter((length) => length === 2)).toHaveLength(1);
});

test("copies an answer's link, or shows it if the browser can't copy", async () => {
  await open('/faq');
  await field();
  const answer = within(document.querySelector('#referral-payout') ?? document.body);
  const button = answer.getByRole('button', { hidden: true });
  const said = answer.getByRole('status', { hidden: true });
  expect(said).toHaveTextContent('');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('No.'));
  fireEvent.click(button);
  await waitFor(() => expect(said).toHaveTextContent('Copy the link from the address bar'));
  expect(location.pathname + location.hash).toBe('/faq#referral-payout');
  fireEvent.blur(button);
  expect(said).toHaveTextContent('');
  fireEvent.click(button);
  await waitFor(() => expect(said).toHaveTextContent('Link copied'));
  expect(write).toHaveBeenLastCalledWith(`${location.origin}/faq#referral-payout`);
});

test("a signed-in merchant with a store goes to the dashboard, an applicant doesn't", async () => {
  signedIn(aSession());
  await open('/faq');
  expect(await screen.findByRole('link', { name: 'Go to dashboard' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Sign/ })).toHaveLength(2);
});

test("an applicant isn't offered the dashboard", async () => {
  signedIn(aSession({ redirectURI: '/signup' }));
  await open('/faq');
  await field();
  expect(screen.queryByRole('link', { name: /dashboard/i })).toBeNull();
});

test.each<[question: string, ...facts: RegExp[]]>([
  ['Which mobile apps are there?', /consumer/, /business/, /delivery agent/, /order manager/],
  ['What is the referral reward?', /10% of the platform commission/, /perpetual/],
  ['When is the referral reward paid out?', /3 to 7 business days/],
  ['Who pays the transfer charges of a payout?', /borne by the user/],
  ['Which delivery modes are there?', /advance order/, /Direct \(ASAP\)/, /Pooled/],
  ['Can a business block a consumer?', /business owner can block/],
  ['Do I have to tip?', /optional/],
  ['Where is the service available?', /nationwide, in one country/],
  ['Does a consumer have to sign up before ordering?', /has to sign up before the first order/],
  ['Is there a minimum order value?', /Each business sets its own/],
  ['Who sets prices and delivery fees?', /Each business sets the prices/, /delivery agent/],
])('%s', async (question, ...facts) => {
  await open('/faq');
  await field();
  const answer = screen.getByText(question).closest('details');
  for (const fact of facts) expect(answer).toHaveTextContent(fact);
});
