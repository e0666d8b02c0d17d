import { MantineProvider } from '@mantine/core';
import { fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem } from '../../lib/api.ts';
import { ConfirmDialog } from './confirm.tsx';
import { DetailDrawer } from './detail-drawer.tsx';
import { UntilDialog, type Until } from './until-dialog.tsx';
import { useLastOpen } from './use-last-open.ts';

beforeEach(
  () => void vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:30Z'), toFake: ['Date'] }),
);
afterEach(() => void vi.useRealTimers());

const show = (element: ReactElement) =>
  render(<MantineProvider env="test">{element}</MantineProvider>);

function openUntil() {
  const chosen: Until[] = [];
  const onClose = vi.fn<() => void>();
  show(
    <UntilDialog
      opened
      title="Mark Rye bread as unavailable"
      timeZone="America/New_York"
      onChoose={(until) => chosen.push(until)}
      onClose={onClose}
    />,
  );
  const dialog = screen.getByRole('dialog');
  const form = within(dialog);
  const send = () => fireEvent.click(form.getByRole('button', { name: 'Mark as unavailable' }));
  return { chosen, form, send };
}

test('marks an item unavailable for the rest of the day by default, or until it is changed', async () => {
  const { chosen, form, send } = openUntil();
  send();
  await waitFor(() => expect(chosen).toEqual(['TODAY']));
  fireEvent.click(form.getByLabelText(/until I change/i));
  send();
  await waitFor(() => expect(chosen).toEqual(['TODAY', null]));
});

test("suggests a time in the future, by the store's clock", async () => {
  const { chosen, form, send } = openUntil();
  fireEvent.click(form.getByLabelText(/date and time/i));
  send();
  await waitFor(() => expect(chosen).toEqual(['2026-11-20T14:00:00.000Z']));
});

function ask(props: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) {
  const [onConfirm, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  show(
    <ConfirmDialog
      opened
      title="Cancel this order?"
      confirmLabel="Cancel order"
      onConfirm={onConfirm}
      onClose={onClose}
      {...props}
    >
      It cannot be undone.
    </ConfirmDialog>,
  );
  return { onConfirm, onClose, dialog: screen.getByRole('dialog') };
}

test('the button with the verb confirms; "Go back" and Escape close', () => {
  const { onConfirm, onClose, dialog } = ask();
  fireEvent.keyDown(dialog, { key: 'a' });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel order' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test("can't be confirmed again while it is busy", () => {
  const { onConfirm, dialog } = ask({ busy: true });
  const button = within(dialog).getByRole('button', { name: 'Cancel order' });
  fireEvent.click(button);
  expect(onConfirm).not.toHaveBeenCalled();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

function openDetail(query: object, id: number | undefined = 7) {
  show(
    <DetailDrawer
      id={id}
      opened
      onClose={() => undefined}
      what="charge"
      title="Charge 7"
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the drawer reads of it
      query={{ isFetching: false, ...query } as never}
    >
      {(data: string) => ({ title: data, children: 'All of it' })}
    </DetailDrawer>,
  );
}

test('a drawer takes its title from its content', () => {
  openDetail({ data: 'Charge for KM-4821', error: null });
  expect(screen.getByRole('dialog', { name: 'Charge for KM-4821' })).toHaveTextContent('All of it');
});

test('a drawer is busy and has its own title while it loads', () => {
  openDetail({ data: undefined, error: null });
  const drawer = screen.getByRole('dialog', { name: 'Charge 7' });
  expect(drawer.querySelector('[aria-busy]')).not.toBeNull();
});

const problem = (status: number) =>
  new ApiProblem({
    type: 'about:blank',
    title: '',
    status,
    code: 'NOT_FOUND',
    detail: 'Gone.',
    message: 'Gone.',
    requestId: '',
  });

test("says when something doesn't exist, without a retry", () => {
  openDetail({ data: undefined, error: problem(404) });
  expect(screen.getByText("We couldn't find this charge")).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
});

test('offers a retry when loading fails', () => {
  const refetch = vi.fn<() => Promise<unknown>>(async () => Promise.resolve());
  openDetail({ data: undefined, error: problem(500), refetch });
  fireEvent.click(screen.getByRole('button', { name: /again/i }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('keeps the item that was last open, and has none before the first', () => {
  show(<div />);
  const open = renderHook(({ id }: { id: number | undefined }) => useLastOpen(id), {
    initialProps: { id: undefined as number | undefined },
  });
  expect(open.result.current).toBeUndefined();
  open.rerender({ id: 7 });
  expect(open.result.current).toBe(7);
  open.rerender({ id: undefined });
  expect(open.result.current).toBe(7);
  open.rerender({ id: 8 });
  expect(open.result.current).toBe(8);
});
