import { findBusinesses, type Business } from '@counter/contract/store';
import {
  findFirstSteps,
  findTodayStats,
  firstSteps,
  noteFirstStep,
  skipFirstStep,
  type FirstStep,
  type StepState,
  type StoreBeginning,
} from '@counter/contract/analytics';
import { findOffMenu } from '@counter/contract/menu';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';
import { oneStore, openStore } from '../../../testing/store.ts';
import { noOrdersToday } from '../../../testing/today-stats.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

/** A beginning with all steps open but for some. */
function aBeginning(
  states: Partial<Record<FirstStep, StepState>> = {},
  change: Partial<StoreBeginning> = {},
): StoreBeginning {
  const steps = firstSteps.map((step) => ({ step, state: states[step] ?? 'OPEN' }));
  return { ready: false, steps, productWithoutPicture: 12, ...change };
}

const home = (beginning: StoreBeginning | null) =>
  openStore()
    .on(findOffMenu, { data: [] })
    .on(findTodayStats, { data: noOrdersToday })
    .on(findFirstSteps, { data: beginning });
const list = async () =>
  within(await screen.findByRole('region', { name: 'Get ready for your first orders' }));
const line = async (title: string) => {
  const item = (await (await list()).findByText(title)).closest('li');
  if (!item) throw new Error(`${title} is not in the list.`);
  return within(item);
};

test.each([
  ['Set your hours', 'Set hours', '/dashboard/settings/hours'],
  ['Put your first product on the menu', 'Open menu', '/dashboard/products'],
  ['Add a picture to a product', 'Add picture', '/dashboard/product/form?id=12'],
  [
    'Set your delivery fees and distance',
    'Set delivery fees',
    '/dashboard/settings/store-setting#delivery-fees',
  ],
  ['Add your bank account', 'Add bank account', '/dashboard/settings/bank-account'],
  ['Try an order yourself', 'Open web store', '/s/cedar-kitchen'],
])('%s links to where it is done', async (title, button, address) => {
  renderScreen(home(aBeginning()), '/dashboard/app');
  const link = (await line(title)).getByRole('link', { name: button });
  expect(link).toHaveAttribute('href', address);
});

test('the first product is added in its form, until there is one', async () => {
  const beginning = aBeginning({}, { productWithoutPicture: null });
  const server = home(beginning);
  renderScreen(server, '/dashboard/app');
  const link = (await line('Put your first product on the menu')).getByRole('link');
  expect(link).toHaveTextContent('Add product');
  expect(link).toHaveAttribute('href', '/dashboard/product/form');
});

test("the step of a product that customers can't see yet links to the list", async () => {
  const pictured = aBeginning({ PICTURE: 'DONE' }, { productWithoutPicture: null });
  renderScreen(home(pictured), '/dashboard/app');
  const link = (await line('Put your first product on the menu')).getByRole('link');
  expect(link).toHaveAttribute('href', '/dashboard/products');
});

test('the first steps come before everything else and show how many are done', async () => {
  renderScreen(home(aBeginning({ HOURS: 'DONE', LINK: 'SKIPPED' })), '/dashboard/app');
  expect((await list()).getByText('1 of 8 done')).toBeVisible();
  const sections = screen.getAllByRole('region').map((one) => one.getAttribute('aria-labelledby'));
  const heading = screen.getByRole('heading', { name: 'Get ready for your first orders' });
  expect(sections.find(Boolean)).toBe(heading.id);
  const hours = await line('Set your hours');
  expect(hours.getByText('Done')).toBeVisible();
  expect(hours.queryByRole('link')).toBeNull();
  expect((await line('Share your link')).getByText('Skipped')).toBeVisible();
});

test('an optional step can be skipped and restored', async () => {
  const server = home(aBeginning());
  server.on(skipFirstStep, async ({ body: { step, skipped } }) => {
    server.on(findFirstSteps, { data: aBeginning({ [step]: skipped ? 'SKIPPED' : 'OPEN' }) });
    return { data: { skipped } };
  });
  const user = renderScreen(server, '/dashboard/app', phone);
  const title = 'Try an order yourself';
  await user.click((await line(title)).getByRole('button', { name: `Skip: ${title}` }));
  const back = await screen.findByRole('button', { name: `Bring back: ${title}` });
  expect((await line(title)).queryByRole('link')).toBeNull();
  await user.click(back);
  expect(await (await line(title)).findByRole('link', { name: 'Open web store' })).toBeVisible();
  expect((await line('Set your hours')).queryByRole('button')).toBeNull();
});

test('a step that failed to be skipped stays, with the reason', async () => {
  const refusal = new Refusal(403, 'NOT_ALLOWED', "Your role can't skip this.");
  const user = renderScreen(home(aBeginning()).on(skipFirstStep, refusal), '/dashboard/app');
  await user.click(await screen.findByRole('button', { name: 'Skip: Share your link' }));
  expect(await screen.findByText(/couldn't save that.*can't skip this/)).toBeVisible();
  expect((await line('Share your link')).getByRole('button', { name: 'Copy link' })).toBeVisible();
});

test('copying the link and testing the alarm are saved for the store and keep the focus', async () => {
  const noted: string[] = [];
  const server = home(aBeginning());
  server.on(noteFirstStep, async ({ body: { step } }) => {
    noted.push(step);
    const done = Object.fromEntries(noted.map((one) => [one, 'DONE' as const]));
    server.on(findFirstSteps, { data: aBeginning(done) });
    return { data: { done: true } };
  });
  const user = renderScreen(server, '/dashboard/app');
  await user.click(await screen.findByRole('button', { name: 'Copy link' }));
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toMatch(/\/s\/cedar-kitchen$/),
  );
  expect(await (await line('Share your link')).findByText('Done')).toBeVisible();
  expect(document.activeElement?.tagName).toBe('OL');

  await user.click(screen.getByRole('button', { name: 'Test my alarm' }));
  const dialog = await screen.findByRole('dialog', { name: 'Test my alarm' });
  await waitFor(async () => expect(await screen.findByText('2 of 8 done')).toBeVisible());
  expect(dialog).toBeVisible();
  expect(noted).toEqual(['LINK', 'ALARM']);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('OL'));
});

test('a store with all steps done sees so once, and then the list is gone', async () => {
  renderScreen(home(aBeginning({}, { ready: true })), '/dashboard/app');
  expect(await screen.findByText('Your store is ready. New orders show up here.')).toBeVisible();
  expect(screen.queryByText('Set your hours')).toBeNull();
});

test.each([null, new Refusal(422, 'INVALID_FIELDS', 'Not today.')])(
  'a store that sells, or whose steps are unknown, sees only its day',
  async (answer) => {
    const server = home(null).on(findFirstSteps, answer === null ? { data: null } : answer);
    renderScreen(server, '/dashboard/app');
    await screen.findAllByText('No data available');
    expect(screen.queryByText('Get ready for your first orders')).toBeNull();
    expect(screen.queryByText(/^Your store is ready/)).toBeNull();
  },
);

test('only people who run the store can skip a step', async () => {
  const show = async (store: Partial<Business>) => {
    const server = home(aBeginning()).on(findBusinesses, oneStore(store));
    renderScreen(server, '/dashboard/app');
    await line('Set your hours');
    return screen.getByRole('region', { name: 'Get ready for your first orders' });
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual([
    'Skip: Add a picture to a product',
    'Skip: Set your delivery fees and distance',
    'Skip: Share your link',
    'Skip: Test the alarm',
    'Skip: Try an order yourself',
  ]);
});
