import type { PasswordOwner, PasswordRating } from '@counter/contract/passwords';

export type RatingRequest = { readonly password: string; readonly owner: PasswordOwner };

let worker: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Rates a password with the server's rules. It runs in a worker, because the word lists are large; the first call
 * fetches them. Rejects if they can't be fetched.
 */
export async function ratePassword(request: RatingRequest): Promise<PasswordRating> {
  const rating = last.then(
    async () => ask(request),
    async () => ask(request),
  );
  last = rating;
  return rating;
}

async function ask(request: RatingRequest): Promise<PasswordRating> {
  const asked = (worker ??= startWorker());
  const over = new AbortController();
  const { signal } = over;
  try {
    return await new Promise((resolve, reject) => {
      asked.addEventListener('message', ({ data }: MessageEvent<PasswordRating>) => resolve(data), {
        signal,
      });
      asked.addEventListener('error', ({ message }) => reject(new Error(message)), { signal });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker isn't a window
      asked.postMessage(request);
    });
  } catch (failure) {
    worker = undefined;
    throw failure;
  } finally {
    over.abort();
  }
}

function startWorker(): Worker {
  return new Worker(new URL('./rate-password.worker.ts', import.meta.url), { type: 'module' });
}
