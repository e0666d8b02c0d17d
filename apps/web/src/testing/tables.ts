import { within } from '@testing-library/react';

/** Returns what the cells of a table say, row by row; first the heads of its columns. */
export function cellsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()));
}
