import type { BrowserContext } from '@playwright/test';

/** Collects a browser's errors that no screen shows. */
export function watch(context: BrowserContext, expected: readonly RegExp[]): readonly string[] {
  const complaints: string[] = [];
  const complain = (text: string): void => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text);
  };
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message.text())) complain(message.text());
  });
  context.on('weberror', (error) => complain(error.error().message));
  context.on('response', (response) => {
    if (response.status() >= 500) complain(`${response.status()} ${response.url()}`);
  });
  return complaints;
}

/** Returns true for a refused call, which is a normal response that the browser logs as an error. */
function isRefusal(text: string): boolean {
  return /status of 4\d\d/.test(text);
}
