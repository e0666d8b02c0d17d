import { z } from 'zod/mini';
import type { Attachment } from './letter.ts';
import { counterSender } from './mail-content.ts';

/** A mail server (`smtp://user:password@host:587`) and the sender address it accepts. */
export type SmtpConfig = {
  readonly url: string;
  readonly from: string;
  /** The reply address; defaults to the sender's. */
  readonly replyTo?: string | undefined;
  /** The address for bounces; defaults to the sender's. */
  readonly bounceTo?: string | undefined;
  /** The key that signs mails (DKIM, RFC 6376). */
  readonly dkim?: DkimKey | undefined;
};

type DkimKey = {
  readonly domainName: string;
  readonly keySelector: string;
  /** PEM. */
  readonly privateKey: string;
};

/** A mail as it is handed to the server. */
export type OutgoingMail = {
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  /** The HTML version and its sender's name; null for plain text only. */
  readonly page: { readonly html: string; readonly sender: string | null } | null;
  readonly thread: string | null;
  readonly unsubscribeUrl: string | null;
  readonly attachments: readonly Attachment[];
};

export type Mailer = {
  /**
   * Hands a mail to the server. Every retry uses the same `id`, so a mail that arrives twice is recognized. Throws
   * MailRefused for a permanent failure, MailDelayed for a temporary one.
   */
  send(id: string, mail: OutgoingMail): Promise<void>;
};

/** The server rejected this mail for good. The message is its reason. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';

  /** True if the recipient's address is wrong, regardless of the mail's content (RFC 3463, X.1.XXX). */
  get isAboutAddress(): boolean {
    return /\b5\.1\.\d{1,3}\b/.test(this.message);
  }
}

/** The server didn't take the mail this time. The message is the reason, without any address. */
class MailDelayed extends Error {
  override readonly name = 'MailDelayed';
}

const maxReasonLength = 300;
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Suppresses out-of-office replies. */
const writtenByMachine = { 'Auto-Submitted': 'auto-generated' };

/** Loads nodemailer with the first mail, to keep startup fast. */
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

/** Opens a mail server's transport. It loads and connects with the first mail. */
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

/** Composes a mail for nodemailer. */
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
    // Mail programs group messages that refer to the same message, even one they don't have.
    ...(thread === null ? {} : { references: `<${thread}@${host}>` }),
  };
}

/** The address that the mail server accepts, with the name of the sending store. */
function senderOf(from: string, name: string | null): string | { name: string; address: string } {
  if (name === null || name === counterSender.name) return from;
  const address = /<([^>]+)>$/.exec(from)?.[1] ?? from;
  return { name, address };
}

/** Headers that let mail programs offer one-click unsubscribing (RFC 8058). */
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

/** A failure as nodemailer reports it. `permanent` is absent if the server did not decide. */
const smtpError = z.object({
  message: z.string(),
  code: z.optional(z.string()),
  response: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  permanent: z.optional(z.boolean()),
});
