import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

test('applies a search that was just typed before the next click', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime, delay: null });
  const done: string[] = [];
  render(
    <MantineProvider>
      <SearchField label="Search" value="" group="List" onChange={(text) => done.push(text)} />
      <button type="button" onClick={() => done.push('opened')}>
        Row
      </button>
    </MantineProvider>,
  );
  await user.type(screen.getByRole('searchbox'), 'soup');
  await user.click(screen.getByRole('button', { name: 'Row' }));
  expect(done).toEqual(['soup', 'opened']);
});
