import type { PushButton, PushMessage } from '@counter/contract/notifications';

export const allOrders = '/dashboard/orders';

/** The data stored with a notification, read when it is clicked or when the next one arrives. */
export type Kept = {
  readonly path: string;
  /** The number of orders it represents. */
  readonly count: number;
  readonly buttons: readonly PushButton[];
};

/** A notification in the browser's form. */
export type Note = {
  readonly title: string;
  readonly options: NotificationOptions & {
    readonly renotify?: boolean;
    readonly actions?: readonly { readonly action: string; readonly title: string }[];
  };
};

const look = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };

/**
 * Parses a pushed message and fills in missing parts, because browsers revoke push permission if a push shows
 * nothing.
 */
export function readMessage(given: unknown): PushMessage {
  const waiting = valueIn(given, 'waiting');
  return {
    title: textIn(given, 'title', 'Counter'),
    body: textIn(given, 'body', ''),
    path: textIn(given, 'path', allOrders),
    tag: textIn(given, 'tag', 'counter'),
    buttons: buttonsIn(given),
    ...(typeof waiting === 'number' ? { waiting } : {}),
  };
}

/** Returns true for a message about a new order. A focused page shows those itself. */
export function isOrder({ tag }: Pick<PushMessage, 'tag'>): boolean {
  return tag.startsWith('orders-');
}

/** Parses the data stored with a notification. */
export function readKept(given: unknown): Kept {
  return {
    path: textIn(given, 'path', allOrders),
    count: Number(textIn(given, 'count', '1')),
    buttons: buttonsIn(given),
  };
}

/** Merges a message with the visible notifications of its kind. A notification for several orders has no buttons. */
export function noteOf(message: PushMessage, shown: readonly Kept[]): Note {
  const { title, body, path, tag, buttons = [] } = message;
  const count = shown.reduce((total, one) => total + one.count, 1);
  const isOne = count === 1;
  const kept = { path: isOne ? path : allOrders, count: String(count) };
  return {
    title: isOne ? title : `${count} new orders`,
    options: {
      body: isOne ? body : `The latest: ${body}`,
      tag,
      renotify: true,
      ...look,
      actions: isOne
        ? buttons.map((button) => ({ action: button.action, title: button.title }))
        : [],
      data: { ...kept, buttons: isOne ? buttons : [] },
    },
  };
}

/** The outcome of a button press. */
export type Outcome = {
  readonly title: string;
  readonly body: string;
  readonly isDone: boolean;
  /** The number of new orders waiting; undefined if unknown. */
  readonly waiting: number | undefined;
};

/** Reads the server's response to a button press: the result, or the reason for the failure. */
export function readOutcome(isDone: boolean, answer: unknown): Outcome {
  if (!isDone) {
    const why = textIn(answer, 'detail', 'Something went wrong on our side.');
    return { title: why, body: 'Tap to open the order.', isDone: false, waiting: undefined };
  }
  const data = valueIn(answer, 'data');
  const waiting = valueIn(data, 'waiting');
  return {
    title: textIn(data, 'title', 'Done'),
    body: textIn(data, 'body', ''),
    isDone: true,
    waiting: typeof waiting === 'number' ? waiting : undefined,
  };
}

/** The outcome if no response arrived. The press may still have reached the server. */
export const unanswered: Outcome = {
  title: "We couldn't reach Counter",
  body: 'Your press may not have arrived. Tap to open the order.',
  isDone: false,
  waiting: undefined,
};

/** Creates the notification that reports a button press. A success is silent. */
export function noteOfOutcome({ title, body, isDone }: Outcome, { path }: Kept): Note {
  const data = { path, count: '1', buttons: [] };
  return { title, options: { body, tag: `press-${path}`, silent: isDone, ...look, data } };
}

function buttonsIn(given: unknown): PushButton[] {
  const all = valueIn(given, 'buttons');
  if (!Array.isArray(all)) return [];
  return all.flatMap((one: unknown) => {
    const action = valueIn(one, 'action');
    const token = textIn(one, 'token', '');
    if ((action !== 'accept' && action !== 'snooze') || token === '') return [];
    return [{ action, token, title: textIn(one, 'title', action) }];
  });
}

/** Returns a text property of an unknown value, or the fallback. */
export function textIn(given: unknown, name: string, otherwise: string): string {
  const value = valueIn(given, name);
  return typeof value === 'string' ? value : otherwise;
}

function valueIn(given: unknown, name: string): unknown {
  if (typeof given !== 'object' || given === null) return undefined;
  return Object.entries(given).find(([key]) => key === name)?.[1];
}
