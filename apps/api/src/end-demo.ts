import { endDemoAccounts } from './domains/auth/index.ts';
import { endDemoKeys } from './domains/integrations/index.ts';
import { inTransaction } from './platform/db/database.ts';
import type { Db } from './platform/db/schema.ts';

/**
 * Ends for good what the published password and key of a demo open: the sessions of its people, the exemption of its
 * operators from a second factor, and its API keys. Does nothing where there is no demo.
 */
export async function endDemo(db: Db, at: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await endDemoAccounts(tx, at);
    await endDemoKeys(tx, at);
  });
}
