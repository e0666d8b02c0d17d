import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SortableList } from './sortable-list.tsx';
import { moved } from './sorting.ts';

afterEach(() => void vi.restoreAllMocks());

const names = () =>
  within(screen.getByRole('list', { name: 'Soups' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const grip = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const news = () => screen.getByRole('status').textContent;

function Soups({ onMove }: { onMove: (from: number, to: number) => void }) {
  const [items, setItems] = useState(['Leek', 'Pea', 'Beet']);
  return (
    <SortableList
      label="Soups"
      items={items}
      keyOf={(name) => name}
      nameOf={(name) => name}
      onMove={(from, to) => {
        onMove(from, to);
        setItems(moved(items, from, to));
      }}
    >
      {(name, _place, handle) => (
        <>
          {handle}
          {name}
        </>
      )}
    </SortableList>
  );
}

function show() {
  const onMove = vi.fn<(from: number, to: number) => void>();
  render(<Soups onMove={onMove} />);
  return { user: userEvent.setup(), onMove };
}

test('keys lift, move and drop a row, and each step announces its name and place', async () => {
  const { user, onMove } = show();
  grip('Leek').focus();
  await user.keyboard(' ');
  expect(news()).toMatch(/^Leek is lifted, 1 of 3\./);
  expect(grip('Leek')).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{ArrowDown}');
  expect(news()).toBe('Leek, 2 of 3');
  await user.keyboard('{End}');
  expect(names()).toEqual(['Pea', 'Beet', 'Leek']);
  expect(grip('Leek')).toHaveFocus();
  expect(onMove).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onMove.mock.calls).toEqual([[0, 2]]);
  expect(news()).toBe('Leek is now 3 of 3.');
  expect(names()).toEqual(['Pea', 'Beet', 'Leek']);
});

test('Escape puts a row back, and arrows move only a lifted row', async () => {
  const { user, onMove } = show();
  grip('Beet').focus();
  await user.keyboard('{ArrowUp}');
  expect(names()).toEqual(['Leek', 'Pea', 'Beet']);
  await user.keyboard('{Enter}{ArrowUp}{ArrowUp}{ArrowUp}{Escape}');
  expect(news()).toBe('Beet is back at 3 of 3.');
  expect(names()).toEqual(['Leek', 'Pea', 'Beet']);
  expect(onMove).not.toHaveBeenCalled();
});

test('without dragging, a second press chooses where the row goes', async () => {
  const { user, onMove } = show();
  await user.click(grip('Beet'));
  await user.click(grip('Leek'));
  expect(onMove.mock.calls).toEqual([[2, 0]]);
  expect(names()).toEqual(['Beet', 'Leek', 'Pea']);
});

/** Rows of 40 pixels, one below the other. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
    this: Element,
  ) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return DOMRect.fromRect({ x: 0, y: place * 40, width: 200, height: 40 });
  });
}

test('drags a row to the place of the row below the pointer', () => {
  layOut();
  const { onMove } = show();
  fireEvent.pointerDown(grip('Leek'), { button: 0, clientY: 20 });
  fireEvent.pointerMove(window, { clientY: 21 });
  fireEvent.pointerMove(window, { clientY: 70 });
  expect(news()).toBe('Leek, 2 of 3');
  fireEvent.pointerUp(window, { clientY: 70 });
  fireEvent.click(grip('Leek'), { detail: 1 });
  expect(onMove.mock.calls).toEqual([[0, 1]]);
  // The click that ends it lifts nothing.
  expect(grip('Leek')).toHaveAttribute('aria-pressed', 'false');
});

test('a drag that is cancelled or goes nowhere moves nothing', () => {
  layOut();
  const { onMove } = show();
  fireEvent.pointerDown(grip('Leek'), { button: 0, clientY: 20 });
  fireEvent.pointerMove(window, { clientY: 70 });
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(news()).toBe('Leek is back at 1 of 3.');
  fireEvent.pointerUp(window, { clientY: 70 });
  fireEvent.pointerDown(grip('Leek'), { button: 0, clientY: 20 });
  fireEvent.pointerMove(window, { clientY: 30 });
  fireEvent.pointerUp(window, { clientY: 30 });
  expect(onMove).not.toHaveBeenCalled();
});
