import { sql } from 'kysely';
import { forgetBounces } from './bounced-addresses.ts';
import type { Tx } from '../../db/platform-db.ts';

/** Erases recipients and content from the outbox. Queued messages stay and are still sent. */
export async function eraseMessages(tx: Tx, recipients: readonly string[]): Promise<void> {
  await sql`
    update messages
    set recipient = 'Erased', subject = 'Erased', body = null, html = null, content = null,
      thread = null, unsubscribe_url = null
    where recipient = any(${recipients}::text[]) and state <> 'QUEUED'`.execute(tx);
  await forgetBounces(tx, recipients);
}
