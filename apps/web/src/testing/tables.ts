import { screen, within } from '@testing-library/react';

/** Returns what the cells of a table say, row by row; first the heads of its columns. */
export function cellsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent.trim()));
}

/** Returns the cards that the list of this name has on a phone, once there are some. */
export async function findCards(name: string): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name });
  return within(list).findAllByRole('listitem');
}
