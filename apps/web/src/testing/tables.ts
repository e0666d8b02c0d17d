import { screen, within } from '@testing-library/react';

/** Returns the cell texts of a table, row by row, starting with the header. */
export function cellsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()));
}

/** Waits for a list's cards on a phone and returns them. */
export async function findCards(name: string): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name });
  return within(list).findAllByRole('listitem');
}
