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

describe('a pushed message', () => {
  it('is read as it was sent', () => {
    expect(readMessage(JSON.parse(JSON.stringify(message)))).toEqual(message);
    expect(isOrder(message)).toBe(true);
  });

  it.each([undefined, null, 'text', 3, [], { buttons: 'x', waiting: 'many' }])(
    'is shown whatever it holds: %j',
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

  it('has no button without a token, and none that does something else', () => {
    const odd = [...buttons, { action: 'accept' }, { action: 'cancel', token: 'c' }, null];
    expect(readMessage({ ...message, buttons: odd }).buttons).toEqual(buttons);
  });
});

describe('a notification', () => {
  it('of one order opens it, and has its buttons', () => {
    const { title, options } = noteOf(message, []);
    expect(title).toBe('New order WW-1234');
    expect(options.actions).toEqual([
      { action: 'accept', title: 'Accept, 20 min' },
      { action: 'snooze', title: 'Snooze' },
    ]);
    expect(readKept(options.data)).toEqual({ path: message.path, count: 1, buttons });
  });

  it('of several orders opens the list, and has no button that could mean the wrong one', () => {
    const first = readKept(noteOf(message, []).options.data);
    const second = readKept(noteOf(message, [first]).options.data);
    const { title, options } = noteOf(message, [second]);
    expect(title).toBe('3 new orders');
    expect(options.body).toBe(`The latest: ${message.body}`);
    expect(options.actions).toEqual([]);
    expect(readKept(options.data)).toEqual({ path: '/dashboard/orders', count: 3, buttons: [] });
  });
});

describe('the outcome of a press', () => {
  const kept = readKept(noteOf(message, []).options.data);

  it('is told quietly where it went well', () => {
    const data = { title: 'Accepted WW-1234', body: 'Promised for 12:20 PM', waiting: 2 };
    const outcome = readOutcome(true, { data });
    expect(outcome).toEqual({ ...data, isDone: true });
    expect(noteOfOutcome(outcome, kept)).toMatchObject({
      title: 'Accepted WW-1234',
      options: { silent: true, data: { path: message.path, buttons: [] } },
    });
  });

  it('says what became of the order where somebody was faster', () => {
    const detail = 'WW-1234 was accepted by Ana already.';
    expect(noteOfOutcome(readOutcome(false, { detail }), kept)).toMatchObject({
      title: detail,
      options: { body: 'Tap to open the order.', silent: false, data: { path: message.path } },
    });
  });

  it('says that it may not have arrived where nobody answered', () => {
    const { title, options } = noteOfOutcome(unanswered, kept);
    expect(title).toBe("We couldn't reach Counter");
    expect(readKept(options.data).path).toBe(message.path);
  });

  it('takes no place of the notifications of orders', () => {
    const { options } = noteOfOutcome(unanswered, kept);
    expect(isOrder({ tag: options.tag ?? '' })).toBe(false);
  });
});
