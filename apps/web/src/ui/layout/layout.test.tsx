import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { OfflineBar } from '../feedback/offline-bar.tsx';
import { Fact, Facts } from './facts.tsx';
import { KeyFigure, KeyFigures, type KeyFigureProps } from './key-figure.tsx';
import { Pieces } from './pieces.tsx';

const show = (element: ReactElement) => render(<MantineProvider>{element}</MantineProvider>);

function showFigure(props: Partial<KeyFigureProps>) {
  const { container } = show(
    <KeyFigures>
      <KeyFigure label="Orders" value="12" {...props} />
    </KeyFigures>,
  );
  return container;
}

test('a figure shows its value, hint and change once it has loaded', () => {
  const change = { text: '+12% vs last week', good: true };
  const facts = { hint: 'Today so far', change };
  expect(showFigure(facts)).toHaveTextContent('Orders12+12% vs last weekToday so far');
  const waiting = showFigure({ ...facts, loading: true });
  expect(waiting).not.toHaveTextContent('12');
  expect(waiting).not.toHaveTextContent('Today so far');
  expect(showFigure({})).toHaveTextContent(/Orders12$/);
});

test('a change is good, bad or neither, and shows it by more than its words', () => {
  const classOf = (good: boolean | undefined) => {
    const found = showFigure({ change: { text: `It is ${good}`, good } });
    expect(found).toHaveTextContent(`It is ${good}`);
    return screen.getByText(`It is ${good}`).className;
  };
  const [good, bad, neither] = [classOf(true), classOf(false), classOf(undefined)];
  expect(neither).toBe('');
  expect(good).not.toBe('');
  expect(bad).not.toBe('');
  expect(good).not.toBe(bad);
});

test('hides a drawing from screen readers, and makes room only if there is one', () => {
  const drawn = showFigure({ drawing: 'drawn' });
  expect(drawn.querySelector('[data-drawn=true] [aria-hidden]')).toHaveTextContent('drawn');
  expect(showFigure({}).querySelector('[data-drawn=false] [aria-hidden]')).toBeNull();
});

test('leaves out unknown facts', () => {
  const { container } = show(
    <Facts>
      <Fact name="Name">Maya</Fact>
      <Fact name="Phone">{null}</Fact>
      <Fact name="Email">{undefined}</Fact>
      <Fact name="Note">{''}</Fact>
      <Fact name="Orders">{0}</Fact>
    </Facts>,
  );
  expect(container.querySelector('dl')).toHaveTextContent(/^NameMayaOrders0$/);
});

test('an offline screen says so, and how many changes are waiting', () => {
  const said = (props: Parameters<typeof OfflineBar>[0]) =>
    show(<OfflineBar {...props} />).container.querySelector('output')?.textContent;
  const [calm, waiting, unreachable] = [
    said({ waiting: 0 }),
    said({ waiting: 2, since: '12:04' }),
    said({ waiting: 0, unreachable: true }),
  ];
  expect(waiting).toContain('12:04');
  expect(waiting).toMatch(/2/);
  expect(calm).not.toMatch(/\d/);
  expect(unreachable).not.toBe(calm);
});

test('facts in one line have dots between those that are there', () => {
  const { container } = show(
    <p>
      <Pieces>
        {'1 order'}
        {null}
        <strong>$ 5.30</strong>
        {'Pickup'}
      </Pieces>
    </p>,
  );
  expect(container.querySelector('p')).toHaveTextContent(/^1 order · \$ 5\.30 · Pickup$/);
  expect(container.querySelector('strong')?.parentElement).toHaveTextContent(/^\$ 5\.30 ·$/);
});
