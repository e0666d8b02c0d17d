import { MantineProvider } from '@mantine/core';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { ConnectionError } from '../../lib/api.ts';
import { PictureField, type PictureFieldProps } from './picture-field.tsx';

const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });

type Sent = {
  readonly file: File;
  readonly progress: (share: number) => void;
  readonly signal: AbortSignal;
  readonly done: (url: string) => void;
  readonly fail: (error: unknown) => void;
};

/** Shows a field in a form that keeps its value. Uploads end when a test says so. */
function show(props: Partial<PictureFieldProps> = {}) {
  const sent: Sent[] = [];
  const values: string[][] = [];
  const busy: boolean[] = [];
  const upload: PictureFieldProps['upload'] = async (file, progress, signal) =>
    new Promise((done, fail) => sent.push({ file, progress, signal, done, fail }));
  let give: (urls: string[]) => void = () => undefined;
  function Shown() {
    const [value, setValue] = useState<readonly string[]>(props.value ?? []);
    give = setValue;
    return (
      <MantineProvider>
        <input aria-label="Name" />
        <PictureField
          label="Pictures"
          limit={2}
          types={['image/png']}
          limitBytes={1000}
          thumbnailOf={(url) => `${url}?small`}
          {...props}
          value={value}
          upload={upload}
          onBusy={(is) => busy.push(is)}
          onChange={(urls) => {
            values.push(urls);
            setValue(urls);
          }}
        />
      </MantineProvider>
    );
  }
  render(<Shown />);
  const input = screen.getByLabelText<HTMLInputElement>(props.label ?? 'Pictures');
  const set = (urls: string[]) => act(() => give(urls));
  return { user: userEvent.setup({ applyAccept: false }), input, sent, values, busy, set };
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = (name: string) => screen.getByRole('button', { name });
const settle = async (end: () => void) => act(async () => end());

test('uploads a chosen picture at once, shows the progress and adds it to the form', async () => {
  const { user, input, sent, values, busy } = show();
  expect(input).toHaveAttribute('accept', 'image/png');
  await user.upload(input, picture('a.png'));
  expect(busy).toEqual([true]);
  expect(rows()).toEqual(['a.pngUploading… 0%']);
  act(() => sent[0]?.progress(0.456));
  expect(rows()).toEqual(['a.pngUploading… 45%']);
  act(() => sent[0]?.progress(1));
  expect(rows()).toEqual(['a.pngAlmost done…']);
  expect(values).toEqual([]);
  await settle(() => sent[0]?.done('/a'));
  expect(values).toEqual([['/a']]);
  expect(busy).toEqual([true, false]);
  expect(rows()[0]).toMatch(/^a\.pngUploaded, /);
  expect(screen.getByRole('status')).toHaveTextContent('Uploaded a.png.');
});

test('keeps the order in which pictures were chosen, whichever upload ends first', async () => {
  const { user, input, sent, values } = show();
  await user.upload(input, [picture('a.png'), picture('b.png')]);
  await settle(() => {
    sent[1]?.done('/b');
    sent[0]?.done('/a');
  });
  expect(values.at(-1)).toEqual(['/a', '/b']);
});

test('a full field takes no more pictures until one is removed', async () => {
  const { user, input, values } = show({ value: ['/a', '/b'] });
  expect(input).toBeDisabled();
  expect(screen.getByText(/You've added all 2 pictures/)).toBeVisible();
  await user.click(press('Remove Picture 1'));
  expect(values).toEqual([['/b']]);
  expect(input).toBeEnabled();
  await waitFor(() => expect(input).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Removed picture.');
});

test('leaves out one picture too many, and says so', async () => {
  const { user, input, sent } = show({ value: ['/a'] });
  await user.upload(input, [picture('b.png'), picture('c.png')]);
  expect(sent.map(({ file }) => file.name)).toEqual(['b.png']);
  expect(screen.getByText("There's room for 1. One picture was left out.")).toBeVisible();
});

test('a file of another type says so, takes no place, and goes with the next choice', async () => {
  const { user, input, sent } = show();
  await user.upload(input, picture('notes.txt', 'text/plain'));
  expect(rows()[0]).toMatch(/^notes\.txtThis isn't a .*PNG picture\.$/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(sent).toEqual([]);
  await user.upload(input, picture('a.png'));
  expect(rows()).toEqual(['a.pngUploading… 0%']);
});

test('where one picture is all, another one replaces it once it is uploaded', async () => {
  const { user, input, sent, values } = show({ value: ['/a'], limit: 1, required: true });
  expect(screen.getByText('Choose another picture')).toBeVisible();
  expect(input).not.toBeRequired();
  await user.upload(input, picture('b.png'));
  expect(rows()).toEqual(['PictureUploaded', 'b.pngUploading… 0%']);
  expect(values).toEqual([]);
  await settle(() => sent[0]?.done('/b'));
  expect(values).toEqual([['/b']]);
  expect(rows()).toHaveLength(1);
});

test('a picture stays if the one that should replace it fails', async () => {
  const { user, input, sent, values } = show({ value: ['/a'], limit: 1 });
  await user.upload(input, picture('b.png'));
  await settle(() => sent[0]?.fail(new ConnectionError(null)));
  expect(values).toEqual([]);
  await user.click(press('Remove b.png'));
  expect(rows()).toEqual(['PictureUploaded']);
});

test('an interrupted upload can be tried again', async () => {
  const { user, input, sent, values } = show();
  await user.upload(input, picture('a.png'));
  await settle(() => sent[0]?.fail(new ConnectionError(null)));
  await user.click(press('Try again'));
  expect(sent).toHaveLength(2);
  await settle(() => sent[1]?.done('/a'));
  expect(values).toEqual([['/a']]);
});

test('removing a picture during its upload aborts the upload for good', async () => {
  const { user, input, sent, values } = show();
  await user.upload(input, picture('a.png'));
  await user.click(press('Remove a.png'));
  expect(sent[0]?.signal.aborted).toBe(true);
  await settle(() => sent[0]?.done('/a'));
  expect(values).toEqual([]);
  expect(rows()).toEqual([]);
});

test('pictures can be sorted if the first has a use', async () => {
  const { user, values } = show({ value: ['/a', '/b'], firstUse: 'Cover' });
  expect(rows()).toEqual(['Picture 1CoverUploaded', 'Picture 2Uploaded']);
  expect(press('Move Picture 1 up')).toBeDisabled();
  expect(press('Move Picture 2 down')).toBeDisabled();
  await user.click(press('Move Picture 1 down'));
  expect(values).toEqual([['/b', '/a']]);
  expect(screen.getByRole('status')).toHaveTextContent('Moved picture to position 2 of 2.');
});

test("pictures can't be sorted if the first has no use", () => {
  show({ value: ['/a', '/b'] });
  expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
});

test('a value set from outside replaces the pictures without reporting a change', () => {
  const { set, values } = show({ value: ['/a'] });
  set(['/b']);
  const [image] = document.querySelectorAll('li img');
  expect(image).toHaveAttribute('src', '/b?small');
  expect(values).toEqual([]);
});

test('an error replaces the help', () => {
  show({ help: 'Square ones look best.', error: 'A picture is required', required: true });
  expect(screen.getByText('A picture is required')).toBeVisible();
  expect(screen.queryByText('Square ones look best.')).toBeNull();
  expect(screen.getByLabelText('Pictures')).toBeInvalid();
});

test('is no longer required once a picture is chosen', () => {
  show({ value: ['/a'], required: true, help: 'Square ones look best.' });
  expect(screen.getByLabelText('Pictures')).not.toBeRequired();
  expect(screen.getByText('Square ones look best.')).toBeVisible();
});

const dragged = (files: File[], types = ['Files']) => ({ dataTransfer: { files, types } });

/** Drags what is above a field on to another element. */
function leave(field: Element, onto: Element): void {
  const event = createEvent.dragLeave(field);
  Object.defineProperty(event, 'relatedTarget', { value: onto });
  fireEvent(field, event);
}

test('takes files dropped onto it, and says so while they are over it', async () => {
  const { input, sent } = show();
  const field = input.closest('[data-picture-field]') ?? input;
  fireEvent.dragOver(field, dragged([]));
  expect(screen.getByText('Drop them here')).toBeVisible();
  leave(field, input);
  expect(screen.getByText('Drop them here')).toBeVisible();
  leave(field, document.body);
  expect(screen.queryByText('Drop them here')).toBeNull();
  fireEvent.dragOver(field, dragged([]));
  fireEvent.drop(field, dragged([picture('a.png')]));
  expect(screen.queryByText('Drop them here')).toBeNull();
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png']);
});

test('ignores text dragged over it', () => {
  const { input, sent } = show();
  const field = input.closest('[data-picture-field]') ?? input;
  fireEvent.dragOver(field, dragged([], ['text/plain']));
  expect(screen.queryByText('Drop them here')).toBeNull();
  fireEvent.drop(field, dragged([picture('a.png')], ['text/plain']));
  expect(sent).toEqual([]);
});

test("a file dropped outside the field doesn't replace the page", () => {
  show();
  for (const kind of ['dragOver', 'drop'] as const) {
    const file = createEvent[kind](document.body, dragged([]));
    fireEvent(document.body, file);
    expect(file.defaultPrevented).toBe(true);
    const words = createEvent[kind](document.body, dragged([], ['text/plain']));
    fireEvent(document.body, words);
    expect(words.defaultPrevented).toBe(false);
  }
});

/** Pastes into an element what the clipboard holds. */
function paste(element: Element, files: File[], types: string[] = ['Files']): void {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { files, types } });
  fireEvent(element, event);
}

test('takes a picture pasted into it, or elsewhere on the page', () => {
  const { input, sent } = show();
  paste(input, [picture('a.png')]);
  paste(document.body, [picture('b.png')]);
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
});

test('leaves a paste with text to the field it goes to', () => {
  const { sent } = show();
  const name = screen.getByLabelText('Name');
  paste(name, [picture('a.png')], ['text/plain', 'Files']);
  paste(document.body, []);
  expect(sent).toEqual([]);
  paste(name, [picture('b.png')]);
  expect(sent.map(({ file }) => file.name)).toEqual(['b.png']);
});

test("a picture pasted into one field doesn't go into another", () => {
  const one = show();
  const other = show({ label: 'More pictures' });
  paste(screen.getByLabelText('More pictures'), [picture('a.png')]);
  expect(one.sent).toEqual([]);
  expect(other.sent).toHaveLength(1);
});

test('shows an icon in place of a picture that fails to load', () => {
  show({ value: ['/a'] });
  const image = document.querySelector('li img');
  if (image) fireEvent.error(image);
  expect(document.querySelector('li img')).toBeNull();
  expect(document.querySelector('li svg')).not.toBeNull();
});

test("doesn't report that it is idle before it was ever busy", () => {
  const { busy } = show({ value: ['/a'] });
  expect(busy).toEqual([]);
});
