import { findMessage, findMessages, type Message } from '@counter/contract/operator';
import { expect } from '@playwright/test';
import { callApi } from './api.ts';
import { staffToken } from './staff.ts';

/** Finds the latest captured mail to somebody with a matching subject, through the operator's API. */
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

/** Returns the secret part of a mail's link: `/confirm_email/{secret}`. */
export function secretIn({ body }: Message, path: string): string {
  const found = new RegExp(`/${path}/([\\w-]+)`).exec(body ?? '');
  if (found?.[1] === undefined) throw new Error(`the mail holds no link to /${path}`);
  return found[1];
}
