import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Pagination, type PaginationProps } from './pagination.tsx';

function show(props: Partial<PaginationProps>) {
  const onPage = vi.fn<(page: number) => void>();
  render(
    <MantineProvider>
      <Pagination page={1} pageSize={10} total={21} onPage={onPage} {...props} />
    </MantineProvider>,
  );
  return onPage;
}

const button = (name: RegExp) => screen.getByRole('button', { name });

test.each([
  [1, 21, /1\D+10\D+21/, /1 of 3/, true, false],
  [2, 21, /11\D+20\D+21/, /2 of 3/, false, false],
  [3, 21, /21\D+21\D+21/, /3 of 3/, false, true],
  [1, 10, /1\D+10\D+10/, /1 of 1/, true, true],
  [2, 12_345, /11\D+20\D+12,345/, /2 of 1,235/, false, false],
])('page %i of %i rows shows its place', (page, total, range, place, isFirst, isLast) => {
  show({ page, total });
  const nav = screen.getByRole('navigation');
  expect(nav).toHaveTextContent(range);
  expect(nav).toHaveTextContent(place);
  expect(button(/previous/i).hasAttribute('disabled')).toBe(isFirst);
  expect(button(/next/i).hasAttribute('disabled')).toBe(isLast);
});

test('a list without rows has no pages', () => {
  show({ total: 0 });
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('keeps its place while rows load, without a number that nobody knows', () => {
  show({ page: 2, total: undefined });
  expect(screen.getByRole('navigation').textContent).not.toMatch(/\d/);
  expect(button(/previous/i)).toBeEnabled();
  expect(button(/next/i)).toBeDisabled();
});

test('turns one page at a time', () => {
  const onPage = show({ page: 2 });
  fireEvent.click(button(/previous/i));
  fireEvent.click(button(/next/i));
  expect(onPage.mock.calls).toEqual([[1], [3]]);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('offers a choice of page size if there are several', () => {
  const onPageSize = vi.fn<(size: number) => void>();
  show({ sizes: [10, 50], onPageSize });
  const size = screen.getByRole('combobox');
  expect(size).toHaveValue('10');
  fireEvent.change(size, { target: { value: '50' } });
  expect(onPageSize).toHaveBeenCalledWith(50);
});
