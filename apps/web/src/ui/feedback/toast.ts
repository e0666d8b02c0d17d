import { fetchOnce } from '../browser/ahead.ts';

const listeners = new Set<() => void>();
let used = false;

/** Fetches what a toast shows. */
export const loadContent = fetchOnce(async () => import('./toast-content.tsx'));

function load() {
  used = true;
  for (const listener of listeners) listener();
  return loadContent();
}

/** Tells the host if there has been a toast, and calls it for the first one. */
export const firstToast = {
  happened: (): boolean => used,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/**
 * Shows a success for 4 seconds; with `undo`, offers to undo it for 10. A later success about the same
 * thing replaces it.
 */
export function toastSuccess(message: string, undo?: () => void, about?: string): void {
  void load().then(({ showSuccess }) => showSuccess(message, undo, about));
}

/**
 * Shows a failure until it is closed; with `retry`, offers to try again. A later failure about the
 * same thing replaces it.
 */
export function toastFailure(message: string, retry?: () => void, about?: string): void {
  void load().then(({ showFailure }) => showFailure(message, retry, about));
}
