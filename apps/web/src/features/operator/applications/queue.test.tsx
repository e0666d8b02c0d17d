import {
  approveApplication,
  findApplication,
  findApplications,
  findOperatorStore,
  operatorPageSize,
  refuseApplication,
  type Application,
} from '@counter/contract/operator';
import { findOperatorPayout } from '@counter/contract/payouts';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplication, openMarketplace } from '../../../testing/operator.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';

const list = '/operator/applications?search=Elm';

/** A marketplace with a queue, which a decision takes an application out of. */
function openQueue(numbers: readonly number[]) {
  let queue = numbers.map((storeId) =>
    anApplication({ storeId, storeName: `Elm No ${storeId}`, menuPics: ['/a.webp', '/b.webp'] }),
  );
  const decided = new Map<number, Application>();
  const find = (storeId: number) =>
    decided.get(storeId) ?? queue.find((one) => one.storeId === storeId) ?? anApplication();
  const decide = (storeId: number, change: Partial<Application>) => {
    const decision = { decidedBy: 'Imani Brooks', decidedAt: '2026-11-20T12:00:00Z' };
    const data = { ...find(storeId), ...decision, ...change };
    decided.set(storeId, data);
    queue = queue.filter((one) => one.storeId !== storeId);
    return { data };
  };
  return openMarketplace()
    .on(findApplications, () => ({ data: { content: queue, totalElements: queue.length } }))
    .on(findApplication, ({ params }) => ({ data: find(params.storeId) }))
    .on(approveApplication, ({ body }) => decide(body.storeId, { state: 'APPROVED' }))
    .on(refuseApplication, ({ body: { storeId, reason } }) =>
      decide(storeId, { state: 'REFUSED', reason }),
    );
}

const shown = async (name: string) => screen.findByRole('heading', { level: 1, name });
const gone = async (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

/** Confirms that a store is approved. */
async function approve(user: ReturnType<typeof renderScreen>, name: string): Promise<void> {
  const dialog = await screen.findByRole('dialog', { name: `Approve ${name}?` });
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText(`Approved ${name}.`);
}

test('the keyboard works through a queue', async () => {
  const server = openQueue([11, 12, 13]);
  const user = renderScreen(server, list);
  await screen.findByRole('button', { name: /^Elm No 11/ });
  await user.keyboard('j{Enter}');
  await shown('Elm No 11');
  expect(await screen.findByText('1 of 3')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous application' })).toBeDisabled();
  await user.keyboard('j');
  await shown('Elm No 12');
  expect(currentAddress()).toBe('/operator/applications/12?search=Elm');
  await user.keyboard('k');
  await shown('Elm No 11');

  await user.keyboard('a');
  await approve(user, 'Elm No 11');
  await screen.findByText('2 left');
  await gone('Approve Elm No 11?');
  await user.keyboard('j');
  await shown('Elm No 12');
  await screen.findByText('1 of 2');

  await user.keyboard('r');
  await user.type(await screen.findByLabelText(/^Reason/), 'No such street.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('Rejected Elm No 12.');
  await gone('Reject Elm No 12');
  expect(server.received(refuseApplication)[0]?.body).toEqual({
    storeId: 12,
    reason: 'No such street.',
  });
  await user.keyboard('j');
  await shown('Elm No 13');
  expect(screen.getByRole('button', { name: 'Next application' })).toBeDisabled();
  await user.keyboard('u');
  await screen.findByRole('heading', { level: 1, name: 'Applications' });
  expect(currentAddress()).toBe(list);
});

test('the last application of a queue has no next one', async () => {
  const user = renderScreen(openQueue([11]), '/operator/applications/11?search=Elm');
  await shown('Elm No 11');
  await user.keyboard('a');
  await approve(user, 'Elm No 11');
  expect(await screen.findByText('None left')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open store' })).toHaveAttribute(
    'href',
    '/operator/stores/11',
  );
});

test('pictures open enlarged, and keys then turn them instead of the queue', async () => {
  const user = renderScreen(openQueue([11, 12]), '/operator/applications/11?search=Elm');
  await user.click(await screen.findByRole('button', { name: /Menu picture 1 of 2/ }));
  const picture = async (number: number) =>
    screen.findByRole('img', { name: `Menu picture ${number} of 2` });
  expect(await picture(1)).toHaveAttribute('src', '/a.webp');
  expect(screen.getByRole('button', { name: 'Previous picture' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(await picture(2)).toHaveAttribute('src', '/b.webp');
  expect(screen.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  await user.keyboard('j');
  expect(await picture(2)).toBeVisible();
  await user.keyboard('k');
  await picture(1);
  await user.keyboard('{ArrowRight}');
  await picture(2);
  await user.keyboard('{ArrowLeft}');
  await picture(1);
  await user.keyboard('{Escape}');
  await gone('Menu picture 1 of 2');
  await shown('Elm No 11');
});

test('a queue continues across pages at both ends', async () => {
  const pages = [Array.from({ length: operatorPageSize }, (_, index) => index + 1), [101, 102]];
  const one = (storeId: number) => anApplication({ storeId, storeName: `Elm No ${storeId}` });
  const total = operatorPageSize + 2;
  const server = openMarketplace()
    .on(findApplications, ({ query }) => ({
      data: { content: (pages[Number(query.pageNumber)] ?? []).map(one), totalElements: total },
    }))
    .on(findApplication, ({ params }) => ({ data: one(params.storeId) }));
  const user = renderScreen(server, '/operator/applications/101?page=2');
  await shown('Elm No 101');
  expect(await screen.findByText(`${operatorPageSize + 1} of ${total}`)).toBeVisible();
  const previous = screen.getByRole('button', { name: 'Previous application' });
  await waitFor(() => expect(previous).toBeEnabled());
  await user.keyboard('k');
  await shown(`Elm No ${operatorPageSize}`);
  await screen.findByText(`${operatorPageSize} of ${total}`);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Next application' })).toBeEnabled(),
  );
  await user.keyboard('j');
  await shown('Elm No 101');
  // In the middle of a page no other page is read.
  const read = server.received(findApplications).length;
  await user.keyboard('j');
  await shown('Elm No 102');
  expect(screen.getByRole('button', { name: 'Next application' })).toBeDisabled();
  expect(server.received(findApplications)).toHaveLength(read);
});

test.each(['applications/abc', 'stores/abc', 'payouts/abc/PO-1'])(
  'a mistyped address finds nothing: %s',
  async (path) => {
    const words = "We couldn't find this store. The link may be wrong or out of date.";
    const absent = new Refusal(404, 'NOT_FOUND', words);
    const server = openQueue([11])
      .on(findApplication, absent)
      .on(findOperatorStore, absent)
      .on(findOperatorPayout, absent);
    renderScreen(server, `/operator/${path}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);
