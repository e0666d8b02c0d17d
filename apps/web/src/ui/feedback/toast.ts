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

/** Whether there has been a toast, and what to call when there is a first one; for the host. */
export const firstToast = {
  happened: (): boolean => used,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Says that something is done, for 4 seconds; with `undo`, offers to take it back, for 10. */
export function toastSuccess(message: string, undo?: () => void): void {
  void load().then(({ showSuccess }) => showSuccess(message, undo));
}

/**
 * Says that something failed and stays until it is closed; with `retry`, offers to try again. Of several about
 * the same thing the last one stays.
 */
export function toastFailure(message: string, retry?: () => void, about?: string): void {
  void load().then(({ showFailure }) => showFailure(message, retry, about));
}
