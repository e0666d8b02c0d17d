import PostalMime from 'postal-mime';
import { findMessageId, type MailKey } from './message-id.ts';

/** A recipient with a permanent delivery failure. */
export type Undelivered = { readonly address: string; readonly reason: string };

/** A delivery report (RFC 3464): the mail and the recipients it didn't reach. */
export type DeliveryReport = {
  /** Undefined if the report doesn't name one of our mails. */
  readonly mail: MailKey | undefined;
  readonly undelivered: readonly Undelivered[];
};

const maxReasonLength = 300;

/** Parses a mail that a mail server returned. Any other mail, such as a reply, has no failed recipients. */
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

/** Each recipient has a group of fields, with empty lines in between. */
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

/** Returns a group's unfolded fields by name in lower case. */
function fieldsOf(group: string): ReadonlyMap<string, string> {
  const lines = group.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf(':');
      return at < 1 ? [] : [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]];
    }),
  );
}

/** Returns the address in `rfc822; ada@example.com`. */
function addressIn(recipient: string | undefined): string | undefined {
  return /^[^;]*;\s*<?([^\s<>]+@[^\s<>]+?)>?\s*$/.exec(recipient ?? '')?.[1];
}
