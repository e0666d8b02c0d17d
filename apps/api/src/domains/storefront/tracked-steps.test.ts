import type { OrderWithTimeline } from '@counter/contract/orders';
import { expect, it } from 'vitest';
import { stepsOf } from './tracked-steps.ts';

type Kind = OrderWithTimeline['timeline'][number]['kind'];

const at = (minute: number): string => `2026-03-04T17:0${minute}:00.000Z`;
const timelineOf = (kinds: readonly Kind[]) =>
  kinds.map((kind, minute) => ({ kind, at: at(minute) }));

it.each<[Kind[], [string, number][]]>([
  [['placed'], [['placed', 0]]],
  [
    ['placed', 'seen', 'accept', 'delayed', 'assigned', 'ready'],
    [
      ['placed', 0],
      ['accept', 2],
      ['assigned', 4],
      ['ready', 5],
    ],
  ],
  [
    ['placed', 'accept', 'undoAccept', 'accept'],
    [
      ['placed', 0],
      ['accept', 3],
    ],
  ],
  [
    ['placed', 'accept', 'ready', 'undoReady'],
    [
      ['placed', 0],
      ['accept', 1],
    ],
  ],
  [['placed', 'assigned', 'unassigned'], [['placed', 0]]],
  [
    ['placed', 'assigned', 'accept', 'assigned'],
    [
      ['placed', 0],
      ['accept', 2],
      ['assigned', 3],
    ],
  ],
])('%j', (kinds, expected) => {
  const steps = expected.map(([kind, minute]) => ({ kind, at: at(minute) }));
  expect(stepsOf(timelineOf(kinds))).toEqual(steps);
});
