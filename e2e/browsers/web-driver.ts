import { expect } from '@playwright/test';

/** A session of a browser's own driver, by the W3C's WebDriver protocol. */
export type Session = {
  /** Sends a command of the session, such as `POST url`. @throws Error with what the driver says */
  readonly send: (
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ) => Promise<unknown>;
  readonly version: string;
};

const startsWithinMs = 30_000;
const answersWithinMs = 60_000;

/** Opens a session at a driver that has just been started. */
export async function openSession(driver: string): Promise<Session> {
  await expect(async () => ask(driver, 'GET', '/status')).toPass({ timeout: startsWithinMs });
  const opened = await ask(driver, 'POST', '/session', { capabilities: {} });
  const { sessionId, capabilities } = readSession(opened);
  return {
    send: async (method, path, body) => ask(driver, method, `/session/${sessionId}${path}`, body),
    version: capabilities.browserVersion,
  };
}

async function ask(driver: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${driver}${path}`, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    signal: AbortSignal.timeout(answersWithinMs),
  });
  const answer: unknown = await response.json();
  const value = typeof answer === 'object' && answer && 'value' in answer ? answer.value : null;
  if (response.ok) return value;
  throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
}

function readSession(value: unknown) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the protocol's answer to a new session
  return value as {
    readonly sessionId: string;
    readonly capabilities: { readonly browserVersion: string };
  };
}
