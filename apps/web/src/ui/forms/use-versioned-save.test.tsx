import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { ApiProblem } from '../../lib/api.ts';
import type { Keyed } from '../../lib/send-once.ts';
import { useVersionedSave } from './use-versioned-save.ts';

type Dish = { name: string; olVersion?: number | undefined };

const changed = new ApiProblem(
  new Refusal(409, 'CHANGED_MEANWHILE', 'Marcus changed the dish.').problem,
);
const refused = new ApiProblem(new Refusal(409, 'NOT_ALLOWED', 'Ask an owner.').problem);
const theirs = { olVersion: 5, values: { name: 'Stew' } };

/** Opens the form of a dish that was read in version 4, with soup typed over it. */
function openForm({ show }: { show?: (failure: unknown) => void } = {}) {
  const send = vi.fn<(keyed: Keyed<Dish>) => Promise<string>>().mockResolvedValue('saved');
  const readTheirs = vi.fn<() => Promise<typeof theirs>>().mockResolvedValue(theirs);
  const onSaved = vi.fn<(answer: string, sent: Dish) => void>();
  const onTheirs = vi.fn<(found: typeof theirs) => void>();
  const { result } = renderHook(() => {
    const form = useForm<Dish>({ defaultValues: { name: 'Soup' } });
    const saving = { olVersion: 4, send, readTheirs, onSaved, onTheirs };
    const versioned = useVersionedSave<Dish, Dish, string, typeof theirs>(
      form,
      show ? { ...saving, show } : saving,
    );
    return { form, errors: form.formState.errors, ...versioned };
  });
  const save = async () => act(async () => result.current.save());
  const sent = () => send.mock.calls.map(([keyed]) => keyed);
  return { result, send, sent, save, readTheirs, onSaved, onTheirs };
}

test('sends the version that the form was opened with', async () => {
  const { sent, save, onSaved, result } = openForm();
  await save();
  expect(sent().map((keyed) => keyed.sent)).toEqual([{ name: 'Soup', olVersion: 4 }]);
  expect(onSaved).toHaveBeenCalledExactlyOnceWith('saved', { name: 'Soup', olVersion: 4 });
  expect(result.current.stale).toBeUndefined();
});

test('sends the same values under the same key, and changed values under a new one', async () => {
  const { result, send, sent, save } = openForm();
  send.mockRejectedValueOnce(refused);
  await save();
  await save();
  act(() => result.current.form.setValue('name', 'Pie'));
  await save();
  const [first, second, third] = sent().map(({ key }) => key);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('tells the slower of two editors, and keeps what they typed', async () => {
  const { result, send, save, onSaved, onTheirs } = openForm();
  send.mockRejectedValueOnce(changed);
  await save();
  expect(result.current.stale).toEqual({ reason: 'Marcus changed the dish.', theirs });
  expect(onTheirs).toHaveBeenCalledExactlyOnceWith(theirs);
  expect(result.current.form.getValues('name')).toBe('Soup');
  expect(onSaved).not.toHaveBeenCalled();
});

test("saving again overwrites the other person's version", async () => {
  const { result, send, sent, save } = openForm();
  send.mockRejectedValueOnce(changed);
  await save();
  await save();
  expect(sent().at(-1)?.sent).toEqual({ name: 'Soup', olVersion: 5 });
  expect(result.current.stale).toBeUndefined();
});

test('keeping mine saves over theirs', async () => {
  const { result, send, sent, save } = openForm();
  send.mockRejectedValueOnce(changed);
  await save();
  const answer = Promise.withResolvers<string>();
  send.mockReturnValueOnce(answer.promise);
  await act(async () => Promise.resolve(result.current.keepMine()));
  expect(result.current.stale).toBeUndefined();
  expect(sent().at(-1)?.sent).toEqual({ name: 'Soup', olVersion: 5 });
});

test('taking theirs discards what was typed', async () => {
  const { result, send, sent, save } = openForm();
  act(() => result.current.form.setValue('name', 'Pie'));
  send.mockRejectedValueOnce(changed);
  await save();
  act(() => result.current.takeTheirs());
  expect(result.current.form.getValues('name')).toBe('Stew');
  expect(result.current.stale).toBeUndefined();
  expect(sent()).toHaveLength(1);
});

test('dismissing theirs changes nothing else', async () => {
  const { result, send, save } = openForm();
  send.mockRejectedValueOnce(changed);
  await save();
  act(() => result.current.dismissTheirs());
  expect(result.current.stale).toBeUndefined();
  expect(result.current.form.getValues('name')).toBe('Soup');
});

test('shows any other refusal on the form until the next try', async () => {
  const { result, send, save, readTheirs } = openForm();
  send.mockRejectedValueOnce(refused);
  await save();
  expect(result.current.errors.root?.message).toBe('Ask an owner.');
  expect(result.current.stale).toBeUndefined();
  expect(readTheirs).not.toHaveBeenCalled();
  await save();
  expect(result.current.errors.root).toBeUndefined();
});

test('a form may show a failure in its own way', async () => {
  const show = vi.fn<(failure: unknown) => void>();
  const { result, send, save } = openForm({ show });
  send.mockRejectedValueOnce(refused);
  await save();
  expect(show).toHaveBeenCalledExactlyOnceWith(refused);
  expect(result.current.errors.root).toBeUndefined();
});

test("shows the failure and keeps the version if theirs can't be read", async () => {
  const { result, send, sent, save, readTheirs } = openForm();
  send.mockRejectedValueOnce(changed);
  readTheirs.mockRejectedValueOnce(refused);
  await save();
  expect(result.current.errors.root?.message).toBe('Ask an owner.');
  expect(result.current.stale).toBeUndefined();
  await save();
  expect(sent().at(-1)?.sent.olVersion).toBe(4);
});

test('an untouched form moves on to a later version', async () => {
  const { result, sent, save } = openForm();
  act(() => result.current.follow(9));
  await save();
  expect(sent().map((keyed) => keyed.sent.olVersion)).toEqual([9]);
});
