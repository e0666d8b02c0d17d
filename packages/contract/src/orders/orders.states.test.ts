import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineStates, movesFrom } from '../shared/states.ts';
import {
  finishedStatuses,
  nextMove,
  openStatuses,
  orderMoves,
  orderStates,
  orderStatuses,
  orderStatusLabel,
  stepMoves,
  undoOf,
  type OrderStatus,
} from './orders.states.ts';

describe('order states', () => {
  it('allow exactly these moves', () => {
    const allowed = Object.fromEntries(
      orderStatuses.map((status) => [status, movesFrom(orderStates, status)]),
    );
    expect(allowed).toEqual({
      NEW: ['accept', 'cancel', 'expire'],
      STORE_ACCEPTED: ['ready', 'cancel', 'undoAccept'],
      READY: ['complete', 'cancel', 'undoReady'],
      COMPLETED: ['cancel', 'undoComplete'],
      STORE_REJECT: [],
      EXPIRED: [],
    });
  });

  it('are either open or finished', () => {
    expect([...openStatuses, ...finishedStatuses].toSorted()).toEqual(
      [...orderStatuses].toSorted(),
    );
    expect(openStatuses.every((status) => nextMove(status) !== undefined)).toBe(true);
    expect(finishedStatuses.every((status) => nextMove(status) === undefined)).toBe(true);
  });

  it('go back only by undo moves, in any sequence', () => {
    const lasting = orderMoves.filter((move) => !Object.values<string>(undoOf).includes(move));
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lasting), { maxLength: 30 }), (tried) => {
        const visited: OrderStatus[] = [orderStates.initial];
        for (const name of tried) {
          const move = orderStates.moves[name];
          const status = visited.at(-1) ?? orderStates.initial;
          if (move.from.includes(status)) visited.push(move.to);
        }
        expect(new Set(visited).size).toBe(visited.length);
        expect(visited.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it.each(stepMoves)('let $0 be undone', (step) => {
    const { from, to } = orderStates.moves[step];
    expect(orderStates.moves[undoOf[step]]).toEqual({ from: [to], to: from[0] });
  });

  it('have a label', () => {
    expect(orderStatuses.map(orderStatusLabel)).toEqual([
      'New',
      'Store Accepted',
      'Ready',
      'Completed',
      'Cancelled',
      'Expired',
    ]);
  });
});

describe('a state definition', () => {
  it('refuses an unreachable state', () => {
    const lonely = () =>
      defineStates({
        initial: 'on',
        statuses: ['on', 'off', 'lost'],
        moves: { turnOff: { from: ['on', 'lost'], to: 'off' } },
      });
    expect(lonely).toThrow('unreachable states: lost');
  });
});
