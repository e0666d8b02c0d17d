import { z } from 'zod/mini';
import type { Attachment } from './letter.ts';
import { counterSender } from './mail-content.ts';

/** A mail server (`smtp://user:password@host:587`) and the sender it accepts from us. */
export type SmtpConfig = {
  readonly url: string;
  readonly from: string;
  /** The address for answers; the sender's own where absent. */
  readonly replyTo?: string | undefined;
  /** The address that bounces are returned to; the sender's own where absent. */
  readonly bounceTo?: string | undefined;
  /** The key that mails are signed with (DKIM, RFC 6376). */
  readonly dkim?: DkimKey | undefined;
};

type DkimKey = {
  readonly domainName: string;
  readonly keySelector: string;
  /** In PEM. */
  readonly privateKey: string;
};

/** A mail as it leaves. */
export type OutgoingMail = {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** The same as a page, and who sends it; null for a mail of text alone. */
  readonly page: { readonly html: string; readonly sender: string | null } | null;
  readonly thread: string | null;
  readonly unsubscribeUrl: string | null;
  readonly attachments: readonly Attachment[];
};

export type Mailer = {
  /**
   * Hands a mail to the server. `id` is the same at every try, so that a mail that arrives twice is known
   * as one. Throws MailRefused when trying again is of no use, MailDelayed when it may help.
   */
  send(id: string, mail: OutgoingMail): Promise<void>;
};

/** The server will not take this mail, now or later. The message is its reason. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  /** True if the recipient's address is wrong, whatever the mail says (RFC 3463, X.1.XXX). */
  get isAboutAddress(): boolean {
    return /\b5\.1\.\d{1,3}\b/.test(this.message);
  }
}

/** The mail could not be handed over this time. The message is the reason, without any address. */
class MailDelayed extends Error {
  override readonly name = 'MailDelayed';
}

const maxReasonLength = 300;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Asks for no answer from people who are away. */
const writtenByMachine = { 'Auto-Submitted': 'auto-generated' };

/** Loads nodemailer when a mail is first sent, so that a start doesn't wait for it. */
async function openTransport(url: string, dkim?: DkimKey) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim ? { dkim } : {}),
  });
}

/** Logs in to a mail server and sends nothing. Throws if it can't be used. */
export async function verifyMailServer({ url }: SmtpConfig): Promise<void> {
  const transport = await openTransport(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Opens the way to a mail server; nothing is loaded or connected before the first mail. */
export function openMailer({ url, dkim, ...addresses }: SmtpConfig): Mailer {
  let opened: ReturnType<typeof openTransport> | undefined;
  return {
    send: async (id, mail) => {
      opened ??= openTransport(url, dkim);
      const transport = await opened;
      await transport.sendMail(composeMail(addresses, id, mail)).catch(classifyFailure);
    },
  };
}

/** Puts a mail together as nodemailer sends it. */
export function composeMail(
  { from, replyTo, bounceTo }: Pick<SmtpConfig, 'from' | 'replyTo' | 'bounceTo'>,
  id: string,
  { to, subject, body, page, thread, unsubscribeUrl, attachments }: OutgoingMail,
) {
  const host = /@([^>@]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return {
    from: senderOf(from, page?.sender ?? null),
    to,
    subject,
    messageId: `<${id}@${host}>`,
    headers: { ...writtenByMachine, ...unsubscribeHeaders(unsubscribeUrl) },
    text: body,
    attachments: [...attachments],
    ...(page ? { html: page.html } : {}),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(bounceTo === undefined ? {} : { envelope: { from: bounceTo, to } }),
    // Mail programs put messages together that refer to the same one, whether or not they have it.
    ...(thread === null ? {} : { references: `<${thread}@${host}>` }),
  };
}

/** The address that the mail server accepts, under the name of the store that writes. */
function senderOf(from: string, name: string | null): string | { name: string; address: string } {
  if (name === null || name === counterSender.name) return from;
  const address = /<([^>]+)>$/.exec(from)?.[1] ?? from;
  return { name, address };
}

/** Lets mail programs offer the end of these mails themselves, by one POST (RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  if (url === null) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function classifyFailure(error: unknown): never {
  const { code, responseCode, response, permanent, message } = smtpError.parse(error);
  const isAboutThisMail = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (isAboutThisMail && (permanent ?? true)) {
    throw new MailRefused((response ?? message).slice(0, maxReasonLength));
  }
  const reason = [code, responseCode].filter(Boolean).join(' ') || 'no reason given';
  throw new MailDelayed(`The mail server did not take it: ${reason}`);
}

/** A failure as nodemailer reports it; `permanent` is absent if the server did not decide. */
const smtpError = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  response: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  permanent: z.optional(z.boolean()),
});
