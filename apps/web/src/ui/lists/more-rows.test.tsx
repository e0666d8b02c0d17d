import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MoreRows, type MoreRowsProps } from './more-rows.tsx';

afterEach(() => void vi.unstubAllGlobals());

/** Says whether the foot of the list is in sight. */
let scroll: (isIntersecting: boolean) => void = () => undefined;

function show(list: Partial<MoreRowsProps['list']> = {}) {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: (entries: object[]) => void) {
        scroll = (isIntersecting) => act(() => hear([{ isIntersecting }]));
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  const fetchNextPage = vi.fn<() => Promise<unknown>>(async () => Promise.resolve());
  const still = {
    hasNextPage: true,
    isFetching: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    error: null,
    fetchNextPage,
  };
  render(
    <MantineProvider>
      <MoreRows what="orders" list={{ ...still, ...list }} shown={1200} all={3400} />
    </MantineProvider>,
  );
  return fetchNextPage;
}

test('loads the next page as its place nears', () => {
  const fetchNextPage = show();
  scroll(false);
  expect(fetchNextPage).not.toHaveBeenCalled();
  scroll(true);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/1,200/)).toHaveTextContent('3,400');
});

test.each([
  ['there is none', { hasNextPage: false }],
  ['one is on its way', { isFetching: true }],
  ['the last one failed', { isFetchNextPageError: true }],
])('scrolling loads no page if %s', (_why, list) => {
  const fetchNextPage = show(list);
  scroll(true);
  expect(fetchNextPage).not.toHaveBeenCalled();
});

test('the button loads a page that failed', () => {
  const fetchNextPage = show({ isFetchNextPageError: true, error: new Error('Not now.') });
  expect(screen.getByRole('alert')).toHaveTextContent(/orders/);
  fireEvent.click(screen.getByRole('button'));
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
});

test('a complete list shows no button and no error', () => {
  show({ hasNextPage: false });
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
