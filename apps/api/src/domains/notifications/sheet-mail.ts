import type { Mail } from '../../platform/clients/mail/letter.ts';

/** A mail to an address without a name: what it says, in the order in which it is read. */
export type Sheet = {
  readonly subject: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The rows of the table: label, value and remark. */
  readonly facts: readonly (readonly [label: string, value: string, note: string])[];
  readonly list: { readonly title: string; readonly lines: readonly string[] } | null;
  readonly link: { readonly label: string; readonly url: string };
  /** The reason it is sent. */
  readonly reason: string;
};

type EventConsumer = { readonly to: string; readonly unsubscribeUrl: string | null };

/** Writes a sheet as text and, for programs that show it, as a plain page. */
export function sheetMail(sheet: Sheet, { to, unsubscribeUrl }: EventConsumer): Mail {
  return {
    to,
    subject: sheet.subject,
    body: asText(sheet, unsubscribeUrl),
    html: asHtml(sheet, unsubscribeUrl),
    ...(unsubscribeUrl === null ? {} : { unsubscribeUrl }),
  };
}

function asText(sheet: Sheet, unsubscribeUrl: string | null): string {
  const { title, paragraphs, facts, list, link, reason } = sheet;
  const width = Math.max(0, ...facts.map(([label]) => label.length));
  const table = facts.map(([label, value, note]) =>
    `${label.padEnd(width)}  ${value}${note === '' ? '' : `  (${note})`}`.trimEnd(),
  );
  const listed = list ? [[list.title, ...list.lines].join('\n')] : [];
  const end = unsubscribeUrl === null ? [] : [`Unsubscribe:\n\n${unsubscribeUrl}`];
  return [
    title,
    ...paragraphs,
    ...(table.length > 0 ? [table.join('\n')] : []),
    ...listed,
    `${link.label}:\n\n${link.url}`,
    reason,
    ...end,
    'Counter\n',
  ].join('\n\n');
}

const muted = 'color:#526077;font-size:13px';
const cell = 'padding:6px 16px 6px 0;border-bottom:1px solid #e2e8f0';

function asHtml(sheet: Sheet, unsubscribeUrl: string | null): string {
  const { title, paragraphs, facts, list, link, reason } = sheet;
  const end =
    unsubscribeUrl === null ? '' : ` <a href="${escaped(unsubscribeUrl)}">Unsubscribe</a>`;
  const rows = facts.map(
    ([label, value, note]) =>
      `<tr><td style="${cell}">${escaped(label)}</td><td style="${cell};text-align:right"><strong>${escaped(value)}</strong></td><td style="${cell};${muted}">${escaped(note)}</td></tr>`,
  );
  return [
    '<!doctype html><html lang="en"><body style="font-family:sans-serif;font-size:15px;line-height:1.5;color:#0f172a;max-width:560px">',
    `<h1 style="font-size:20px">${escaped(title)}</h1>`,
    ...paragraphs.map((text) => `<p>${escaped(text)}</p>`),
    rows.length > 0 ? `<table style="border-collapse:collapse">${rows.join('')}</table>` : '',
    list ? `<h2 style="font-size:16px">${escaped(list.title)}</h2>` : '',
    list ? `<p>${list.lines.map(escaped).join('<br>')}</p>` : '',
    `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`,
    `<p style="${muted}">${escaped(reason)}${end}</p>`,
    '</body></html>',
  ].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
