import type { Db } from '../../platform/db/schema.ts';

export type SentMail = { readonly subject: string; readonly body: string };

/** Returns the mails to an address, oldest first. */
export async function findMails(db: Db, to: string): Promise<SentMail[]> {
  const rows = await db
    .selectFrom('messages')
    .where('recipient', '=', to)
    .where('kind', '=', 'MAIL')
    .orderBy('id')
    .select(['subject', 'body'])
    .execute();
  return rows.map(({ subject, body }) => ({ subject, body: body ?? '' }));
}

/** Returns the token of the link in the latest mail to an address that contains one. */
export async function findLinkToken(db: Db, to: string): Promise<string> {
  const bodies = (await findMails(db, to)).map(({ body }) => body);
  const link =
    /^https:\/\/counter\.test\/(?:confirm_email|change_password|invitation|cancel_bank_change)\/(\S+)$/m;
  const token = bodies.findLast((body) => link.test(body))?.match(link)?.[1];
  if (token === undefined) throw new Error(`no mail to ${to} holds a link`);
  return token;
}
