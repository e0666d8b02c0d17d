import type { AnswerOf, Endpoint } from '@counter/contract/endpoint';
import type { Page } from '@playwright/test';
import { z } from 'zod/mini';

/**
 * Captures an endpoint's next response, because the browser discards its body on navigation. Returns a function that
 * waits for it.
 */
export async function readAnswer<E extends Endpoint>(
  page: Page,
  { path, answer }: E,
): Promise<() => Promise<AnswerOf<E>>> {
  const { promise, resolve, reject } = Promise.withResolvers<AnswerOf<E>>();
  await page.route(
    `**/api/v1${path}`,
    async (route) => {
      const response = await route.fetch();
      try {
        resolve(z.parse<E['answer']>(answer, await response.json()));
      } catch (error) {
        reject(error);
      }
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  return async () => promise;
}
