import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createSharedValue, usePart, type SharedValue } from './shared-value.ts';

type Numbers = ReadonlyMap<string, number>;

interface FollowerProps {
  shared: SharedValue<Numbers>;
  name: string;
  onDraw: (name: string) => void;
}

function Follower({ shared, name, onDraw }: FollowerProps) {
  const number = usePart(shared, (numbers) => numbers.get(name));
  onDraw(name);
  return <p>{`${name} ${number ?? 'none'}`}</p>;
}

test('rerenders only the components whose part of a shared value changed', () => {
  const shared = createSharedValue<Numbers>(new Map([['first', 1]]));
  const drawn: string[] = [];
  const onDraw = (name: string) => drawn.push(name);
  render(
    <>
      <Follower shared={shared} name="first" onDraw={onDraw} />
      <Follower shared={shared} name="second" onDraw={onDraw} />
    </>,
  );
  expect(drawn).toEqual(['first', 'second']);
  act(() => {
    shared.set(new Map([...shared.get(), ['second', 2]]));
  });
  expect(drawn).toEqual(['first', 'second', 'second']);
  expect(screen.getByText('first 1')).toBeDefined();
  expect(screen.getByText('second 2')).toBeDefined();
});

test('an unmounted component gets no more updates', () => {
  const shared = createSharedValue<Numbers>(new Map());
  const drawn: string[] = [];
  const { unmount } = render(
    <Follower shared={shared} name="first" onDraw={(name) => drawn.push(name)} />,
  );
  unmount();
  act(() => {
    shared.set(new Map([['first', 1]]));
  });
  expect(drawn).toEqual(['first']);
});
