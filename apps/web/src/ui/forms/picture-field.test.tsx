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

test('a chosen picture is uploaded at once, says how far it is, and goes into the form', async () => {
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

test('pictures keep the order in which they were chosen, whichever comes first', async () => {
  const { user, input, sent, values } = show();
  await user.upload(input, [picture('a.png'), picture('b.png')]);
  await settle(() => {
    sent[1]?.done('/b');
    sent[0]?.done('/a');
  });
  expect(values.at(-1)).toEqual(['/a', '/b']);
});

test('a full field takes no more, until one is removed', async () => {
  const { user, input, values } = show({ value: ['/a', '/b'] });
  expect(input).toBeDisabled();
  expect(screen.getByText(/You've added all 2 pictures/)).toBeVisible();
  await user.click(press('Remove Picture 1'));
  expect(values).toEqual([['/b']]);
  expect(input).toBeEnabled();
  await waitFor(() => expect(input).toHaveFocus());
  expect(screen.getByRole('status')).toHaveTextContent('Removed picture.');
});

test('one picture too many is left out, and that is said', async () => {
  const { user, input, sent } = show({ value: ['/a'] });
  await user.upload(input, [picture('b.png'), picture('c.png')]);
  expect(sent.map(({ file }) => file.name)).toEqual(['b.png']);
  expect(screen.getByText("There's room for 1. one picture was left out.")).toBeVisible();
});

test('what is no picture says so, takes no place, and goes with the next choice', async () => {
  const { user, input, sent } = show();
  await user.upload(input, picture('notes.txt', 'text/plain'));
  expect(rows()[0]).toMatch(/^notes\.txtThis isn't a .*PNG picture\.$/);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(sent).toEqual([]);
  await user.upload(input, picture('a.png'));
  expect(rows()).toEqual(['a.pngUploading… 0%']);
});

test('an upload that broke off can be tried again', async () => {
  const { user, input, sent, values } = show();
  await user.upload(input, picture('a.png'));
  await settle(() => sent[0]?.fail(new ConnectionError(null)));
  await user.click(press('Try again'));
  expect(sent).toHaveLength(2);
  await settle(() => sent[1]?.done('/a'));
  expect(values).toEqual([['/a']]);
});

test('a picture that is removed while it is sent is given up, and never comes', async () => {
  const { user, input, sent, values } = show();
  await user.upload(input, picture('a.png'));
  await user.click(press('Remove a.png'));
  expect(sent[0]?.signal.aborted).toBe(true);
  await settle(() => sent[0]?.done('/a'));
  expect(values).toEqual([]);
  expect(rows()).toEqual([]);
});

test('where the first picture has a use, pictures are sorted', async () => {
  const { user, values } = show({ value: ['/a', '/b'], firstUse: 'Cover' });
  expect(rows()).toEqual(['Picture 1CoverUploaded', 'Picture 2Uploaded']);
  expect(press('Move Picture 1 up')).toBeDisabled();
  expect(press('Move Picture 2 down')).toBeDisabled();
  await user.click(press('Move Picture 1 down'));
  expect(values).toEqual([['/b', '/a']]);
  expect(screen.getByRole('status')).toHaveTextContent('Moved picture to position 2 of 2.');
});

test('pictures without a use for the first are not sorted, nor is one alone', () => {
  show({ value: ['/a', '/b'] });
  expect(screen.queryByRole('button', { name: /Move/ })).toBeNull();
});

test('what the form is given from outside takes the place of what was there', () => {
  const { set, values } = show({ value: ['/a'] });
  set(['/b']);
  const [image] = document.querySelectorAll('li img');
  expect(image).toHaveAttribute('src', '/b?small');
  expect(values).toEqual([]);
});

test('an error takes the place of the help', () => {
  show({ help: 'Square ones look best.', error: 'A picture is required', required: true });
  expect(screen.getByText('A picture is required')).toBeVisible();
  expect(screen.queryByText('Square ones look best.')).toBeNull();
  expect(screen.getByLabelText('Pictures')).toBeInvalid();
});

test('a picture that was chosen is required no more', () => {
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

test('files are dropped onto the field, which says so while they are above it', async () => {
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

test('text that is dragged over the field is none of its business', () => {
  const { input, sent } = show();
  const field = input.closest('[data-picture-field]') ?? input;
  fireEvent.dragOver(field, dragged([], ['text/plain']));
  expect(screen.queryByText('Drop them here')).toBeNull();
  fireEvent.drop(field, dragged([picture('a.png')], ['text/plain']));
  expect(sent).toEqual([]);
});

test('a file that misses the field does not replace the page', () => {
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

test('a picture is pasted into the field, or where nothing else takes it', () => {
  const { input, sent } = show();
  paste(input, [picture('a.png')]);
  paste(document.body, [picture('b.png')]);
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
});

test('text that is pasted into another field stays there', () => {
  const { sent } = show();
  const name = screen.getByLabelText('Name');
  paste(name, [picture('a.png')], ['text/plain', 'Files']);
  paste(document.body, []);
  expect(sent).toEqual([]);
  paste(name, [picture('b.png')]);
  expect(sent.map(({ file }) => file.name)).toEqual(['b.png']);
});

test('a picture that is pasted into one field does not come into the other', () => {
  const one = show();
  const other = show({ label: 'More pictures' });
  paste(screen.getByLabelText('More pictures'), [picture('a.png')]);
  expect(one.sent).toEqual([]);
  expect(other.sent).toHaveLength(1);
});

test('a picture that cannot be shown has a sign in its place', () => {
  show({ value: ['/a'] });
  const image = document.querySelector('li img');
  if (image) fireEvent.error(image);
  expect(document.querySelector('li img')).toBeNull();
  expect(document.querySelector('li svg')).not.toBeNull();
});

test('a field that has never been busy does not say that it is not', () => {
  const { busy } = show({ value: ['/a'] });
  expect(busy).toEqual([]);
});
