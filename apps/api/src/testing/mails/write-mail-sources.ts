import { createTransport } from 'nodemailer';
import { drawHtml } from '../../platform/clients/mail/draw-html.ts';
import { composeMail } from '../../platform/clients/mail/mailer.ts';
import { writeText } from '../../platform/clients/mail/write-text.ts';
import { mailSamples } from './mail-samples.ts';

// Writes the source of each sample mail in mbox format, with its name in a header.
const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
const from = 'Counter <no-reply@counter.example.com>';

for (const [name, mail] of mailSamples) {
  const { to, subject, content, thread = null, unsubscribeUrl = null } = mail;
  const page = { html: drawHtml(mail), sender: content.sender.name };
  const outgoing = { to, subject, body: writeText(mail), page, thread, unsubscribeUrl };
  const composed = composeMail({ from }, name, { ...outgoing, attachments: [] });
  const { message } = await transport.sendMail({
    ...composed,
    headers: { ...composed.headers, 'X-Sample': name },
  });
  if (!Buffer.isBuffer(message)) throw new Error(`The mail ${name} is no buffer.`);
  const text = message.toString().replaceAll(/^(>*From )/gm, '>$1');
  process.stdout.write(`From counter Mon Sep 28 18:05:00 2026\n${text}\n\n`);
}
