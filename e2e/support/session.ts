import { login, sessionUser, type LoginAnswer } from '@counter/contract/auth';
import type { Page } from '@playwright/test';
import { z } from 'zod/mini';
import { callApi, deviceCookie, type Caller } from './api.ts';
import { passwordOf } from './merchant.ts';

const name = 'counter.session';

/** The stored session of the browser. */
const keptSession = z.object({
  user: sessionUser,
  authenticated: z.boolean(),
  error: z.nullable(z.string()),
  store: z.object({ storeApproved: z.boolean(), message: z.string() }),
});

type KeptSession = z.infer<typeof keptSession>;

/**
 * The device cookie of all browsers that start signed in. They count as one known device, so nobody is notified of a
 * new one.
 */
const device = 'e2e'.padEnd(43, '-');

/** Returns the storage state of a browser in which the person is signed in. */
export async function signedInState(url: string, email: string) {
  const body = { email, password: passwordOf(email) };
  const value = JSON.stringify(kept(await callApi(url, login, { body }, { device })));
  const cookie = {
    name: deviceCookie,
    value: device,
    domain: new URL(url).hostname,
    path: '/',
    expires: -1,
    httpOnly: true,
    secure: false,
    sameSite: 'Strict' as const,
  };
  return { cookies: [cookie], origins: [{ origin: url, localStorage: [{ name, value }] }] };
}

/** Signs in the browser of an empty page, as if the person had been here before. */
export async function enterAs(page: Page, url: string, email: string): Promise<void> {
  await empty(page);
  await page.context().setStorageState(await signedInState(url, email));
}

/** Empties the page and deletes its browser's session without telling the server. */
export async function forgetSession(page: Page): Promise<void> {
  await empty(page);
  await page.context().setStorageState({ cookies: [], origins: [] });
}

/** Navigates away from our pages, which would redirect as soon as the session changes and interfere with the test. */
async function empty(page: Page): Promise<void> {
  await page.goto('about:blank');
}

function kept({ data, authenticated, storeApproved, message }: LoginAnswer): KeptSession {
  return { user: data, authenticated, error: null, store: { storeApproved, message } };
}

/** Returns the stored session of the page's browser. Throws if nobody is signed in. */
export async function readSession(page: Page): Promise<KeptSession> {
  const { origins } = await page.context().storageState();
  const text = origins[0]?.localStorage.find((entry) => entry.name === name)?.value;
  return keptSession.parse(JSON.parse(text ?? 'null'));
}

/** Returns the caller of the page's browser: its session and the cookie that the session is bound to. */
export async function callerOf(page: Page): Promise<Caller> {
  const { cookies } = await page.context().storageState();
  const found = cookies.find((cookie) => cookie.name === deviceCookie);
  if (!found) throw new Error('the browser of the page has no cookie: nobody signed in with it');
  return { token: (await readSession(page)).user.token, device: found.value };
}
