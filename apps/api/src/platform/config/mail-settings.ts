import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import type { SmtpConfig } from '../clients/mail/mailer.ts';
import { encodeHint, isCutInPassword } from '../kernel/cut-password.ts';

const noMailServer = `must be a mail server: smtp://user:password@host:587, or smtps:// with port 465. ${encodeHint}`;

const sender = z
  .string()
  .regex(
    /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be a sender: Counter <no-reply@example.com>',
  );

/** A PEM key. Line breaks may be written as \n, as hosting services store one-line settings. */
const privateKey = z
  .string()
  .transform((pem) => pem.replaceAll(String.raw`\n`, '\n'))
  .refine(isPrivateKey, 'must be a private key in PEM: -----BEGIN PRIVATE KEY-----…');

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType !== undefined;
  } catch {
    return false;
  }
}

/** Settings for outgoing mail. */
export const mailSettings = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: noMailServer,
    })
    .refine((url) => !isCutInPassword(url), noMailServer)
    .optional(),
  MAIL_FROM: sender.optional(),
  MAIL_REPLY_TO: sender.optional(),
  MAIL_BOUNCES_TO: z
    .string()
    .regex(/^[^\s<>@]+@[^\s<>@]+$/, 'must be an address: bounces@example.com')
    .optional(),
  MAIL_BOUNCE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{24,200}$/, 'must have 24 to 200 characters: "openssl rand -hex 24"')
    .optional(),
  DKIM_DOMAIN: z
    .string()
    .regex(/^(?:[a-z\d-]+\.)+[a-z]{2,}$/, 'must be the domain of MAIL_FROM: example.com')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z\d-]+(?:\.[a-z\d-]+)*$/i, 'must be the name of the DNS record: counter')
    .optional(),
  DKIM_PRIVATE_KEY: privateKey.optional(),
};

export const dkimNames = ['DKIM_DOMAIN', 'DKIM_SELECTOR', 'DKIM_PRIVATE_KEY'];

type Settings = z.output<z.ZodObject<typeof mailSettings>>;

/** Returns the mail server's configuration; undefined without one. */
export function smtpOf(settings: Settings): SmtpConfig | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = settings;
  const { MAIL_REPLY_TO: replyTo, MAIL_BOUNCES_TO: bounceTo } = settings;
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY: key } = settings;
  if (!url || !from) return undefined;
  const dkim =
    domainName && keySelector && key ? { domainName, keySelector, privateKey: key } : undefined;
  return { url, from, replyTo, bounceTo, dkim };
}
