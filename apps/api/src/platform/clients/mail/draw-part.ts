import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { MailPart } from './mail-content.ts';
import { mailStyles as styles } from './mail-styles.ts';

type Part<Kind extends MailPart['kind']> = Extract<MailPart, { readonly kind: Kind }>;

/** Renders a part of a mail; buttons and bars in the sender's color. */
export function drawPart(part: MailPart, color: string): ReactElement {
  switch (part.kind) {
    case 'text':
      return h(Text, { style: styles.text }, part.text);
    case 'quote':
      return h(
        'blockquote',
        { className: 'lined', style: styles.quote },
        h(Text, { style: styles.quoted }, part.text),
      );
    case 'button':
      return h(
        Section,
        { style: styles.action },
        h(
          Button,
          { href: part.url, style: { ...styles.button, backgroundColor: color } },
          part.label,
        ),
      );
    case 'link':
      return h(
        Text,
        { style: styles.text },
        h(Link, { href: part.url, className: 'link', style: styles.link }, part.label),
      );
    case 'code':
      return h(Text, { className: 'code', style: styles.code }, part.code);
    case 'facts':
      return factsOf(part);
    case 'list':
      return h(
        Section,
        null,
        subtitle(part.title),
        ...part.lines.map((words) =>
          h(Text, { style: { ...styles.quoted, margin: '4px 0' } }, words),
        ),
      );
    case 'items':
      return itemsOf(part);
    case 'bars':
      return h(Section, null, subtitle(part.title), barsOf(part, color));
  }
}

const subtitle = (title: string): ReactElement =>
  h(Heading, { as: 'h2', style: styles.subtitle }, title);

const table = (...rows: readonly ReactNode[]): ReactElement =>
  h('table', { style: styles.table }, h('tbody', null, ...rows));

const detail = (words: string): ReactElement =>
  h('span', { className: 'muted', style: styles.detail }, words);

function factsOf({ facts }: Part<'facts'>): ReactElement {
  return table(
    ...facts.map(([label, value, note]) =>
      h(
        'tr',
        null,
        h('th', { scope: 'row', className: 'lined', style: styles.cell }, label),
        h(
          'td',
          { className: 'lined', style: { ...styles.amount, whiteSpace: 'normal' } },
          h('strong', null, value),
          note === '' ? null : detail(note),
        ),
      ),
    ),
  );
}

function itemsOf({ items, sums }: Part<'items'>): ReactElement {
  return table(
    ...items.map(({ name, details, amount }) =>
      h(
        'tr',
        null,
        h('td', { className: 'lined', style: styles.cell }, name, ...details.map(detail)),
        h('td', { className: 'lined', style: styles.amount }, amount),
      ),
    ),
    ...sums.map(({ label, amount, strong }) =>
      h(
        'tr',
        { style: { fontWeight: strong ? 700 : 400 } },
        h('th', { scope: 'row', style: styles.sumLabel }, label),
        h('td', { style: styles.sum }, amount),
      ),
    ),
  );
}

function barsOf({ bars }: Part<'bars'>, color: string): ReactElement {
  return table(
    ...bars.map(({ label, percent, value }) =>
      h(
        'tr',
        null,
        h('th', { scope: 'row', style: styles.barLabel }, label),
        h(
          'td',
          { style: styles.barPlace },
          h(
            'div',
            {
              style: {
                ...styles.bar,
                backgroundColor: color,
                width: `${percent}%`,
                minWidth: percent === 0 ? 0 : 2,
              },
            },
            '\u{A0}',
          ),
        ),
        h('td', { style: styles.sum }, value),
      ),
    ),
  );
}
