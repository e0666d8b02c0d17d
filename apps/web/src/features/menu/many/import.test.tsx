import { importProducts, type ImportLine, type ImportOutcome } from '@counter/contract/menu';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Blob } from 'node:buffer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDownloads } from '../../../testing/downloads.ts';
import { followOnItsWay } from '../../../testing/followed-request.ts';
import { openMenu } from '../../../testing/menu-shop.ts';
import { aProduct } from '../../../testing/product-fixture.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());
// The simulated browser's own is none to the responses of Node.
beforeEach(() => void vi.stubGlobal('Blob', Blob));

const line = (kind: ImportLine['kind'], number: number, change: Partial<ImportLine> = {}) => ({
  line: number,
  kind,
  name: `Loaf ${number}`,
  changes: [],
  reasons: [],
  ...change,
});

const created = line('CREATE', 2, { changes: [{ field: 'Price', before: '', after: '$ 4.50' }] });
const changed = line('CHANGE', 3, {
  changes: [{ field: 'Price', before: '$ 4.50', after: '$ 5.00' }],
});
const wrong = line('WRONG', 4, { reasons: ['Price is required'] });

function outcomeOf(
  lines: readonly ImportLine[],
  change: Partial<ImportOutcome> = {},
): ImportOutcome {
  const count = (kind: ImportLine['kind']) => lines.filter((one) => one.kind === kind).length;
  const counts = {
    create: count('CREATE'),
    change: count('CHANGE'),
    same: 0,
    wrong: count('WRONG'),
  };
  return { plan: 'plan-1', applied: false, skippable: false, counts, lines: [...lines], ...change };
}

async function openImport() {
  const { server } = openMenu([aProduct()]);
  followOnItsWay(server);
  renderScreen(server, '/dashboard/products');
  await screen.findAllByText('Rye bread');
  const main = within(screen.getByRole('main'));
  fireEvent.click(main.getByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Import products', hidden: true }));
  const dialog = await screen.findByRole('dialog', { name: 'Import products' });
  const choose = (file: File) => {
    const input = within(dialog).getByLabelText(/Choose a CSV file/);
    fireEvent.change(input, { target: { files: [file] } });
  };
  const press = async (name: string) =>
    fireEvent.click(await within(dialog).findByRole('button', { name }));
  const rows = () =>
    within(dialog)
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  return { server, dialog, form: within(dialog), choose, press, rows };
}

const file = new File(['name,price\nLoaf,4.50'], 'menu.csv');

test('a file is previewed line by line and applied as previewed', async () => {
  const { server, dialog, form, choose, press, rows } = await openImport();
  const preview = outcomeOf([created, changed]);
  server.on(importProducts, { data: { ...preview, counts: { ...preview.counts, same: 7 } } });
  choose(file);
  expect(await form.findByText('menu.csv can be applied. 7 lines stay as they are.')).toBeVisible();
  expect(form.getByRole('button', { name: 'Create 1' })).toHaveAttribute('aria-pressed', 'true');
  expect(rows()).toEqual(['2Loaf 2Price $ 4.50']);
  await press('Change 1');
  expect(rows()).toEqual(['3Loaf 3Price $ 4.50 → $ 5.00']);
  await press('Wrong 0');
  expect(form.getByText('No lines to show.')).toBeVisible();
  server.on(importProducts, { data: { ...preview, applied: true } });
  await press('Apply 2 changes');
  expect(await screen.findByText('1 product added, 1 changed')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(importProducts).map(({ body }) => [body.plan, body.skipWrong])).toEqual([
    [undefined, false],
    ['plan-1', false],
  ]);
});

test('a file with wrong lines can be corrected, or applied without them if possible', async () => {
  const { server, form, choose, press, rows } = await openImport();
  server.on(importProducts, { data: outcomeOf([wrong, changed], { skippable: true }) });
  choose(file);
  expect(await form.findByText(/^1 line of menu\.csv is wrong\./)).toBeVisible();
  expect(form.getByRole('button', { name: 'Wrong 1' })).toHaveAttribute('aria-pressed', 'true');
  expect(form.getByRole('columnheader', { name: 'Problem' })).toBeVisible();
  expect(rows()).toEqual(['4Loaf 4Price is required']);
  await press('Skip 1 line, apply 1 change');
  expect(await form.findByText('1 product changed. 1 line skipped.')).toBeVisible();
  expect(server.received(importProducts).at(-1)?.body).toMatchObject({
    plan: 'plan-1',
    skipWrong: true,
  });
  expect(rows()).toEqual(['4Loaf 4Price is required']);
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  [
    'is wrong as a whole',
    outcomeOf([wrong]),
    "menu.csv can't be applied. Correct the file and choose it again.",
  ],
  ['changes nothing', outcomeOf([]), 'menu.csv changes nothing. Every line matches your menu.'],
])("a file that %s isn't applied, and another can be chosen", async (_what, outcome, words) => {
  const { server, form, choose, press } = await openImport();
  server.on(importProducts, { data: outcome });
  choose(file);
  expect(await form.findByText(words)).toBeVisible();
  expect(form.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await press('Choose another file');
  expect(await form.findByLabelText(/Choose a CSV file/)).toBeEnabled();
});

test('a file that failed to be read or applied can be checked again', async () => {
  const { server, form, choose, press } = await openImport();
  const notNow = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  server.on(importProducts, notNow);
  choose(file);
  expect(await form.findByText('Not now.')).toBeVisible();
  server.on(importProducts, { data: outcomeOf([changed]) });
  choose(file);
  expect(await form.findByText('menu.csv can be applied.')).toBeVisible();
  expect(form.queryByText('Not now.')).toBeNull();
  expect(form.queryByRole('button', { name: 'Look again' })).toBeNull();
  server.on(importProducts, new Refusal(409, 'CHANGED_MEANWHILE', 'The menu was changed.'));
  await press('Apply 1 change');
  expect(await form.findByText('The menu was changed.')).toBeVisible();
  server.on(importProducts, { data: outcomeOf([created], { plan: 'plan-2' }) });
  await press('Look again');
  expect(await form.findByRole('button', { name: 'Create 1' })).toBeVisible();
  expect(form.queryByText('The menu was changed.')).toBeNull();
});

test('a file of another type is refused without sending it', async () => {
  const { server, form, choose } = await openImport();
  choose(new File([], 'empty.csv'));
  expect(await form.findByText('The file is empty.')).toBeVisible();
  const moved = new File(['a'], 'moved.csv');
  vi.spyOn(moved, 'arrayBuffer').mockRejectedValue(new DOMException('Gone.', 'NotFoundError'));
  choose(moved);
  expect(await form.findByText(/^We couldn't read the file/)).toBeVisible();
  expect(server.received(importProducts)).toEqual([]);
});

test('a template has the columns', async () => {
  const { press } = await openImport();
  const saved = keepDownloads();
  await press('Download a template');
  expect(saved.map(({ name }) => name)).toEqual(['products-template.csv']);
});
