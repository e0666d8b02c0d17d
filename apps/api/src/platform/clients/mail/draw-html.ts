import { Body } from '@react-email/body';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Mail } from './letter.ts';
import { drawPart } from './draw-part.ts';
import type { MailContent, MailSender } from './mail-content.ts';
import { darkStyles, mailStyles as styles } from './mail-styles.ts';

const logoSize = 40;

/** Renders a mail as HTML for mail programs, with inline styles and tables for layout. */
export function drawHtml(mail: Omit<Mail, 'to'>): string {
  const { content, subject, unsubscribeUrl } = mail;
  const page = h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('style', { dangerouslySetInnerHTML: { __html: darkStyles } }),
    ),
    h(
      Body,
      { className: 'ground', style: styles.ground },
      h('div', { style: styles.preview }, previewOf(content)),
      h(
        Container,
        { className: 'sheet', style: styles.sheet },
        letterhead(content.sender),
        content.title === null ? null : h(Heading, { style: styles.title }, content.title),
        content.greeting === null ? null : h(Text, { style: styles.text }, content.greeting),
        ...content.parts.map((part) => drawPart(part, content.sender.color)),
        ending(content, unsubscribeUrl),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** Returns the preview that inboxes show beside the subject. */
function previewOf({ parts }: MailContent): string {
  const first = parts.find((part) => part.kind === 'text');
  return first?.text ?? '';
}

function letterhead({ name, logoUrl, color }: MailSender): ReactElement {
  const title = h(
    Text,
    { className: 'link', style: { ...styles.sender, ...(logoUrl === null ? { color } : {}) } },
    name,
  );
  if (logoUrl === null) return h(Section, null, title);
  const logo = h(Img, {
    src: logoUrl,
    alt: '',
    width: logoSize,
    height: logoSize,
    style: styles.logo,
    // Otherwise React adds a preload element, which has no place in a mail.
    fetchPriority: 'low',
  });
  return h(
    Section,
    null,
    h(Row, null, h(Column, { style: { width: logoSize + 12 } }, logo), h(Column, null, title)),
  );
}

function ending({ reason, sender }: MailContent, unsubscribeUrl: string | undefined): ReactElement {
  const end =
    unsubscribeUrl === undefined
      ? null
      : h(
          Link,
          {
            href: unsubscribeUrl,
            className: 'muted',
            style: { color: '#526077', textDecoration: 'underline' },
          },
          'Unsubscribe',
        );
  return h(
    Section,
    null,
    h(Hr, { className: 'lined', style: styles.line }),
    h(
      Text,
      { className: 'muted', style: styles.muted },
      reason === null ? sender.name : `${reason} `,
      end,
    ),
  );
}
