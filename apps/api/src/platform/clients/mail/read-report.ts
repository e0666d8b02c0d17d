import PostalMime from 'postal-mime';
import { findMessageId, type MailKey } from './message-id.ts';

/** A recipient whom a mail can't reach, now or later. */
export type Undelivered = { readonly address: string; readonly reason: string };

/** A delivery report (RFC 3464): the mail it is about, and those whom it didn't reach. */
export type DeliveryReport = {
  /** Undefined if the report doesn't say which of our mails it is about. */
  readonly mail: MailKey | undefined;
  readonly undelivered: readonly Undelivered[];
};

const maxReasonLength = 300;

/** Reads a mail that a mail server sent back. Other mail, such as a person's reply, reports no recipients. */
export async function readReport(raw: string): Promise<DeliveryReport> {
  const { attachments } = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
  });
  const status = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  return {
    mail: findMessageId(raw),
    undelivered: status ? undeliveredIn(textOf(status.content)) : [],
  };
}

function textOf(content: string | ArrayBuffer | Uint8Array): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** Groups of fields, one per recipient, stand apart by an empty line. */
function undeliveredIn(status: string): Undelivered[] {
  return status.split(/\r?\n\r?\n/).flatMap((group) => {
    const fields = fieldsOf(group);
    const address = addressIn(fields.get('final-recipient') ?? fields.get('original-recipient'));
    const isFinal = fields.get('action')?.toLowerCase() === 'failed';
    const code = fields.get('status') ?? '';
    if (address === undefined || !isFinal || !code.startsWith('5.')) return [];
    const said = fields.get('diagnostic-code')?.replace(/^[^;]*;\s*/, '') ?? code;
    return [{ address, reason: said.slice(0, maxReasonLength) }];
  });
}

/** The fields of a group by their names in lower case, unfolded. */
function fieldsOf(group: string): ReadonlyMap<string, string> {
  const lines = group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':');
      return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
    }),
  );
}

/** `rfc822; ada@example.com`. */
function addressIn(recipient: string | undefined): string | undefined {
  return /^[^;]*;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/.exec(recipient ?? '')?.[1];
}
