import { demoPassword, login } from '@counter/contract/auth';
import { callApi } from './api.ts';

const tokens = new Map<string, Promise<string>>();

/** Returns a token of the marketplace staff, who sign in once per Counter. */
export async function staffToken(url: string): Promise<string> {
  const token = tokens.get(url) ?? signIn(url);
  tokens.set(url, token);
  return token;
}

async function signIn(url: string): Promise<string> {
  const body = { email: 'operator@demo.test', password: demoPassword };
  return (await callApi(url, login, { body })).data.token;
}
