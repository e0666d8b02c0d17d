import { login, type LoginAnswer } from '@counter/contract/auth';

/** Signs in an owner of the demo. */
export async function signInToDemo(url: string, email = 'owner@demo.test'): Promise<LoginAnswer> {
  const answer = await fetch(`${url}/api/v1${login.path}`, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Demo-pass-1' }),
  });
  return login.answer.parse(await answer.json());
}

/** Returns a session as the web app stores it in a browser. */
export function keptSession({ data, authenticated, storeApproved, message }: LoginAnswer): string {
  return JSON.stringify({
    user: data,
    authenticated,
    error: null,
    store: { storeApproved, message },
  });
}
