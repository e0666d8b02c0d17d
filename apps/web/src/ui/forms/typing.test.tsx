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

test('keeps the typed text until the field is left, and reports its value', () => {
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

test('passes unreadable text to the form, and says how to write it', () => {
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

test("empties a field that isn't needed, and clears its error when it is needed again", async () => {
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

test('checks a touched field again when a field it depends on changes', async () => {
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

test('reports the chosen file, ignores an empty choice, and is disabled during an upload', () => {
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
