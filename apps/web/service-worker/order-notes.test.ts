import type { PushMessage } from '@counter/contract/notifications';
import { describe, expect, it } from 'vitest';
import {
  isOrder,
  noteOf,
  noteOfOutcome,
  readKept,
  readMessage,
  readOutcome,
  unanswered,
} from './order-notes.ts';

const buttons = [
  { action: 'accept', title: 'Accept, 20 min', token: 'a' },
  { action: 'snooze', title: 'Snooze', token: 's' },
] as const;

const message: PushMessage = {
  title: 'New order WW-1234',
  body: '2 items, $ 24.50, pickup · Cedar Kitchen',
  path: '/dashboard/business/cedar/orders/WW-1234',
  tag: 'orders-7',
  buttons,
  waiting: 3,
};

describe('a push message', () => {
  it('is read exactly as it was sent', () => {
    expect(readMessage(JSON.parse(JSON.stringify(message)))).toEqual(message);
    expect(isOrder(message)).toBe(true);
  });

  it.each([undefined, null, 'text', 3, [], { buttons: 'x', waiting: 'many' }])(
    'falls back to the defaults if it is %j',
    (given) => {
      expect(readMessage(given)).toEqual({
        title: 'Counter',
        body: '',
        path: '/dashboard/orders',
        tag: 'counter',
        buttons: [],
      });
    },
  );

  it('drops buttons without a token or with an unknown action', () => {
    const odd = [...buttons, { action: 'accept' }, { action: 'cancel', token: 'c' }, null];
    expect(readMessage({ ...message, buttons: odd }).buttons).toEqual(buttons);
  });
});

describe('a notification', () => {
  it('of one order opens the order and has its buttons', () => {
    const { title, options } = noteOf(message, []);
    expect(title).toBe('New order WW-1234');
    expect(options.actions).toEqual([
      { action: 'accept', title: 'Accept, 20 min' },
      { action: 'snooze', title: 'Snooze' },
    ]);
    expect(readKept(options.data)).toEqual({ path: message.path, count: 1, buttons });
  });

  it('of several orders opens the list and has no buttons', () => {
    const first = readKept(noteOf(message, []).options.data);
    const second = readKept(noteOf(message, [first]).options.data);
    const { title, options } = noteOf(message, [second]);
    expect(title).toBe('3 new orders');
    expect(options.body).toBe(`The latest: ${message.body}`);
    expect(options.actions).toEqual([]);
    expect(readKept(options.data)).toEqual({ path: '/dashboard/orders', count: 3, buttons: [] });
  });
});

describe('the result of a notification button', () => {
  const kept = readKept(noteOf(message, []).options.data);

  it('is silent on success', () => {
    const data = { title: 'Accepted WW-1234', body: 'Promised for 12:20 PM', waiting: 2 };
    const outcome = readOutcome(true, { data });
    expect(outcome).toEqual({ ...data, isDone: true });
    expect(noteOfOutcome(outcome, kept)).toMatchObject({
      title: 'Accepted WW-1234',
      options: { silent: true, data: { path: message.path, buttons: [] } },
    });
  });

  it('says what somebody faster did with the order', () => {
    const detail = 'WW-1234 was accepted by Ana already.';
    expect(noteOfOutcome(readOutcome(false, { detail }), kept)).toMatchObject({
      title: detail,
      options: { body: 'Tap to open the order.', silent: false, data: { path: message.path } },
    });
  });

  it("says that Counter couldn't be reached", () => {
    const { title, options } = noteOfOutcome(unanswered, kept);
    expect(title).toBe("We couldn't reach Counter");
    expect(readKept(options.data).path).toBe(message.path);
  });

  it("doesn't replace the notifications of orders", () => {
    const { options } = noteOfOutcome(unanswered, kept);
    expect(isOrder({ tag: options.tag ?? '' })).toBe(false);
  });
});
