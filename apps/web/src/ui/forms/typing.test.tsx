import { MantineProvider } from '@mantine/core';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { useRecheck } from '../browser/use-recheck.ts';
import { useEmptied } from '../lists/use-emptied.ts';
import { FileDrop } from './file-drop.tsx';
import { useTyped, type TypedKind } from './use-typed.ts';

/** Minutes, typed as hours and minutes. */
const kind: TypedKind = {
  read: (text) => {
    const [, hours, minutes] = /^(\d+):(\d\d)$/.exec(text) ?? [];
    return hours === undefined ? undefined : String(Number(hours) * 60 + Number(minutes));
  },
  write: (value) => (/^\d+$/.test(value) ? `${Math.floor(Number(value) / 60)}:00` : value),
  help: () => 'Type a time such as 2:30',
};

function typeInto(value: string, error?: string) {
  const changes: string[] = [];
  const hook = renderHook(
    (props: { value: string; error: string | undefined }) =>
      useTyped({ kind, ...props, onChange: (next) => changes.push(next) }),
    { initialProps: { value, error } },
  );
  return { hook, changes, now: () => hook.result.current };
}

test('a typed text stays as it is until the field is left, and means what it says', () => {
  const { now, changes, hook } = typeInto('60');
  expect(now().text).toBe('1:00');
  act(() => now().type('2:00'));
  expect([now().text, changes]).toEqual(['2:00', ['120']]);
  hook.rerender({ value: '180', error: undefined });
  expect(now().text).toBe('2:00');
  act(() => now().settle());
  expect(now().text).toBe('3:00');
  act(() => now().type('x'));
  act(() => now().pick('240'));
  expect(changes.at(-1)).toBe('240');
  hook.rerender({ value: '240', error: undefined });
  expect(now().text).toBe('4:00');
});

test('a text that cannot be read goes to the form, and the field says how to write it', () => {
  const { now, changes, hook } = typeInto('', 'Time is required');
  expect(now().error).toBe('Time is required');
  act(() => now().type(' soon '));
  expect(changes).toEqual(['soon']);
  hook.rerender({ value: 'soon', error: 'Wrong' });
  expect(now().error).toBe('Type a time such as 2:30');
  hook.rerender({ value: 'soon', error: undefined });
  expect(now().error).toBeUndefined();
  hook.rerender({ value: '2:30', error: 'Too late' });
  expect(now().error).toBe('Too late');
});

type Values = { code: string; none: boolean; other: string };

function openForm(use: (form: ReturnType<typeof useForm<Values>>) => void) {
  return renderHook(() => {
    const form = useForm<Values>({ defaultValues: { code: '', none: false, other: '' } });
    use(form);
    return form;
  }).result.current;
}

test('a field that is not needed is emptied, and complains of nothing when it is needed again', async () => {
  const form = openForm((one) => useEmptied(one, 'code', 'none'));
  const touch = async (name: keyof Values, value: string | boolean) =>
    act(async () => form.register(name).onChange({ type: 'change', target: { name, value } }));
  await touch('code', '12');
  await touch('other', 'x');
  expect(form.getValues('code')).toBe('12');
  await touch('none', true);
  expect(form.getValues('code')).toBe('');
  act(() => form.setError('code', { message: 'Wrong' }));
  await touch('other', 'y');
  expect(form.getFieldState('code').error?.message).toBe('Wrong');
  await touch('code', '34');
  act(() => form.setError('code', { message: 'Wrong' }));
  await touch('none', false);
  expect(form.getFieldState('code').error).toBeUndefined();
  expect(form.getValues('code')).toBe('34');
});

test('a field is checked again with what it depends on, once somebody was in it', async () => {
  const form = openForm((one) => useRecheck(one, 'code', 'other'));
  const trigger = vi.spyOn(form, 'trigger').mockResolvedValue(true);
  const change = (name: keyof Values) => act(() => form.setValue(name, `${Math.random()}`));
  change('other');
  expect(trigger).not.toHaveBeenCalled();
  act(() => form.setError('code', { message: 'Wrong' }));
  change('none');
  expect(trigger).not.toHaveBeenCalled();
  change('other');
  await waitFor(() => expect(trigger).toHaveBeenCalledWith('code'));
});

test('a file is chosen or dropped, the same one again, and none while one is under way', () => {
  const files: string[] = [];
  const show = (progress?: string) => (
    <MantineProvider>
      <FileDrop
        label="Choose a CSV file"
        accept=".csv"
        rules="At most 8 MB"
        progress={progress}
        onFile={({ name }) => files.push(name)}
      />
    </MantineProvider>
  );
  const { rerender } = render(show());
  const input = screen.getByLabelText(/Choose a CSV file/);
  expect(input).toHaveAccessibleDescription('At most 8 MB');
  const file = new File(['a'], 'menu.csv');
  fireEvent.change(input, { target: { files: [file] } });
  fireEvent.change(input, { target: { files: [] } });
  fireEvent.change(input, { target: { files: null } });
  expect(files).toEqual(['menu.csv']);
  rerender(show('Sending menu.csv: 20%'));
  expect(screen.getByRole('status')).toHaveTextContent('20%');
  expect(screen.getByLabelText('Choose a CSV file')).toBeDisabled();
});
