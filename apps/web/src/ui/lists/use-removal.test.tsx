import { MantineProvider } from '@mantine/core';
import { render, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { ApiProblem } from '../../lib/api.ts';
import { ToastHost } from '../feedback/toast-host.tsx';
import { useRemoval, type RemovalWords } from './use-removal.ts';

const words: RemovalWords<string> = {
  removed: (dish, message) => `${dish} is gone. ${message}`,
  notRemoved: (dish) => `${dish} is still there.`,
  restored: (dish) => `${dish} is back.`,
  notRestored: (dish) => `${dish} is still gone.`,
};

const problem = (status: number) =>
  new ApiProblem(new Refusal(status, 'NOT_ALLOWED', 'Not now.').problem);

type Remove = (dish: string) => Promise<{ message?: string }>;

/** Shows the toasts of a list from which dishes are removed. */
function openList() {
  const removeOne = vi.fn<Remove>().mockResolvedValue({ message: 'Deleted.' });
  const restoreOne = vi.fn<Remove>().mockResolvedValue({});
  render(
    <MantineProvider>
      <ToastHost atOnce />
    </MantineProvider>,
  );
  const { result } = renderHook(() =>
    useRemoval({ mutateAsync: removeOne }, { mutateAsync: restoreOne }, words),
  );
  return { removeOne, restoreOne, removal: result.current, user: userEvent.setup() };
}

test("announces a removal with the server's message, and offers to undo it", async () => {
  const { removal, removeOne, restoreOne, user } = openList();
  removal.remove('Soup');
  expect(await screen.findByText('Soup is gone. Deleted.')).toBeVisible();
  expect(removeOne).toHaveBeenCalledExactlyOnceWith('Soup');
  expect(restoreOne).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Soup is back.')).toBeVisible();
  expect(restoreOne).toHaveBeenCalledExactlyOnceWith('Soup');
});

test('announces a restored item, without another undo', async () => {
  const { removal, restoreOne } = openList();
  removal.restore('Soup');
  expect(await screen.findByText('Soup is back.')).toBeVisible();
  expect(restoreOne).toHaveBeenCalledExactlyOnceWith('Soup');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test.each([500, 503, 429])('offers a retry after a failure with status %s', async (status) => {
  const { removal, removeOne, user } = openList();
  removeOne.mockRejectedValueOnce(problem(status));
  removal.remove('Soup');
  expect(await screen.findByText('Soup is still there. Not now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Soup is gone. Deleted.')).toBeVisible();
  expect(removeOne).toHaveBeenCalledTimes(2);
});

test('offers a retry when restoring fails', async () => {
  const { removal, restoreOne, user } = openList();
  restoreOne.mockRejectedValueOnce(problem(500));
  removal.restore('Soup');
  expect(await screen.findByText('Soup is still gone. Not now.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Soup is back.')).toBeVisible();
});

test.each([403, 404, 409])('offers no retry after a refusal with status %s', async (status) => {
  const { removal, removeOne } = openList();
  removeOne.mockRejectedValueOnce(problem(status));
  removal.remove('Soup');
  expect(await screen.findByText('Soup is still there. Not now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
