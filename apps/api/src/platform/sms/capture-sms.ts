import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';

/** Text messages of one text, kept for the operator to read instead of being sent. */
type CapturedSms = {
  readonly recipients: readonly string[];
  readonly subject: string;
  readonly body: string;
};

/** Writes messages to many as captured, in the transaction that counts them as sent. */
export async function captureSms(
  tx: Tx,
  at: Date,
  { recipients, subject, body }: CapturedSms,
): Promise<void> {
  await sql`
    insert into messages (kind, recipient, subject, body, state, created_at)
    select 'SMS', recipient, ${subject}::text, ${body}::text, 'CAPTURED', ${at}::timestamptz
    from unnest(${recipients}::text[]) with ordinality given (recipient, place) order by place
  `.execute(tx);
}
