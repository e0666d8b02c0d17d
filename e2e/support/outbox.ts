import { findMessage, findMessages, type Message } from '@counter/contract/operator';
import { expect } from '@playwright/test';
import { callApi } from './api.ts';
import { staffToken } from './staff.ts';

/** The latest mail to somebody with such a subject, as the marketplace's staff sees it once it is captured. */
export async function findMail(url: string, recipient: string, subject: RegExp): Promise<Message> {
  const token = await staffToken(url);
  const find = async () => {
    const { content } = (await callApi(url, findMessages, { query: {} }, { token })).data;
    return content.find(
      (message) => message.recipient === recipient && subject.test(message.subject),
    );
  };
  await expect.poll(async () => (await find())?.state).toBe('CAPTURED');
  const params = { id: String((await find())?.id) };
  return (await callApi(url, findMessage, { params }, { token })).data;
}

/** The secret part of the link in a mail: `/confirm_email/{secret}`. */
export function secretIn({ body }: Message, path: string): string {
  const found = new RegExp(`/${path}/([\\w-]+)`).exec(body ?? '');
  if (found?.[1] === undefined) throw new Error(`the mail holds no link to /${path}`);
  return found[1];
}
