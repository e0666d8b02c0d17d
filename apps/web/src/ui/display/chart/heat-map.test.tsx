import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeatMap, type HeatCell } from './heat-map.tsx';

const cell = (value: number, text: string): HeatCell => ({
  value,
  shown: value === 0 ? '' : String(value),
  written: `${value} orders`,
  text,
});

const rows = ['Fri', 'Sat'];
const columns = ['12', '13', '14'];

function show(
  values = [
    [0, 4, 2],
    [1, 0, 8],
  ],
) {
  const cells = values.map((row, y) =>
    row.map((value, x) => cell(value, `${rows[y]} ${columns[x]}`)),
  );
  const facts = { name: 'Busiest hours', summary: 'Saturday at 14.', corner: 'Day' };
  render(
    <MantineProvider>
      <HeatMap {...facts} rows={rows} columns={columns} cells={cells} />
    </MantineProvider>,
  );
  const table = screen.getByRole('table', { name: 'Busiest hours' });
  const at = (text: string) => within(table).getByRole('button', { name: text });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? table, { key });
  return { table, at, press };
}

test('shades a cell by its share of the highest value', () => {
  const { at } = show();
  const shares = ['Fri 12', 'Fri 13', 'Sat 14'].map((text) =>
    at(text).style.getPropertyValue('--share'),
  );
  expect(shares).toEqual(['0', '0.5', '1']);
  expect(at('Fri 13')).toHaveTextContent('4');
});

test('gives no cell a share when all are empty', () => {
  const { at } = show([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  expect(at('Sat 14').style.getPropertyValue('--share')).toBe('0');
});

test('arrow keys move through the cells and stop at the edges', () => {
  const { at, press } = show();
  const focusable = () =>
    screen
      .getAllByRole('button')
      .filter(({ tabIndex, dataset }) => dataset['place'] && tabIndex === 0);
  expect(focusable()).toEqual([at('Fri 12')]);
  at('Fri 12').focus();
  const walk = (...steps: [key: string, reached: string][]) => {
    for (const [key, reached] of steps) {
      press(key);
      expect([key, document.activeElement?.getAttribute('aria-label')]).toEqual([key, reached]);
      expect(focusable()).toEqual([at(reached)]);
    }
  };
  walk(
    ['ArrowUp', 'Fri 12'],
    ['ArrowLeft', 'Fri 12'],
    ['ArrowRight', 'Fri 13'],
    ['ArrowDown', 'Sat 13'],
    ['ArrowDown', 'Sat 13'],
    ['End', 'Sat 14'],
    ['ArrowRight', 'Sat 14'],
    ['ArrowUp', 'Fri 14'],
    ['Home', 'Fri 12'],
    ['a', 'Fri 12'],
  );
});

test('shows the text of the hovered or focused cell below the table', () => {
  const { table, at } = show();
  const read = () => table.nextElementSibling?.textContent;
  fireEvent.pointerEnter(at('Fri 13'));
  expect(read()).toBe('Fri 13');
  fireEvent.pointerLeave(at('Fri 13'));
  expect(read()).toBe('');
  fireEvent.focus(at('Sat 14'));
  expect(read()).toBe('Sat 14');
  fireEvent.blur(at('Sat 14'));
  expect(read()).toBe('');
});
