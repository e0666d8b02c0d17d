import { sql } from 'kysely';
import type { Tx } from '../../db/platform-db.ts';
import type { ClearedNumber } from '../../clients/sms/gateway.ts';

/** Text messages with the same text, captured instead of sent. */
type CapturedSms = {
  readonly recipients: readonly ClearedNumber[];
  readonly subject: string;
  readonly body: string;
};

/** Stores a campaign's messages as captured, in the transaction that counts them as sent. */
export async function captureSms(
  tx: Tx,
  at: Date,
  { recipients, subject, body }: CapturedSms,
): Promise<void> {
  await sql`
    insert into messages (kind, text_kind, recipient, subject, body, state, created_at)
    select 'SMS', 'CAMPAIGN', recipient, ${subject}::text, ${body}::text, 'CAPTURED', ${at}::timestamptz
    from unnest(${recipients}::text[]) with ordinality given (recipient, place) order by place
  `.execute(tx);
}
