import { fetchOnce, prepare } from '../browser/ahead.ts';

/** The time limit for loading the toasts' code, in milliseconds. */
const codeWithinMs = 2000;

/** The state of the toast host. */
type Shown = {
  /** True once there has been a toast. */
  readonly used: boolean;
  /** A failure to show as plain text because the toasts' code is missing. */
  readonly plainFailure: string | undefined;
};

const listeners = new Set<() => void>();
let shown: Shown = { used: false, plainFailure: undefined };

function update(change: Partial<Shown>): void {
  shown = { ...shown, ...change };
  for (const listener of listeners) listener();
}

/** The state of the toasts and its subscription, for the host. */
export const shownToasts = {
  read: (): Shown => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  closePlain: (): void => update({ plainFailure: undefined }),
};

const loadHost = fetchOnce(async () => import('@mantine/notifications'));
const loadContent = fetchOnce(async () => import('./toast-content.tsx'));

/** Fetches all the code that a toast needs. */
export async function loadToasts() {
  const [{ Notifications }, content] = await Promise.all([loadHost(), loadContent()]);
  return { Notifications, content };
}

async function load() {
  update({ used: true });
  const { content } = await loadToasts();
  return content;
}

/**
 * Shows a success for 4 seconds, or for 10 with an Undo button if `undo` is given. A later success about the same
 * thing replaces it.
 */
export function toastSuccess(message: string, undo?: () => void, about?: string): void {
  prepare(async () => (await load()).showSuccess(message, undo, about));
}

/** Shows for 10 seconds that somebody else acted first. A later toast about the same thing replaces it. */
export function toastConflict(message: string, about: string): void {
  prepare(async () => (await load()).showConflict(message, about));
}

/**
 * Shows a failure until it is closed. `retry` adds a button to try again. A later failure about the same thing
 * replaces it.
 */
export function toastFailure(message: string, retry?: () => void, about?: string): void {
  let isPlain = false;
  const showPlain = () => {
    isPlain = true;
    update({ plainFailure: message });
  };
  const late = setTimeout(showPlain, codeWithinMs);
  load().then(
    ({ showFailure }) => {
      clearTimeout(late);
      if (!isPlain) showFailure(message, retry, about);
    },
    () => {
      clearTimeout(late);
      showPlain();
    },
  );
}
