import { endDemoAccounts } from './domains/auth/index.ts';
import { endDemoKeys } from './domains/integrations/index.ts';
import { inTransaction } from './platform/db/database.ts';
import type { Db } from './platform/db/schema.ts';

/**
 * Ends a demo for good, because its password and keys are public: signs its people out, requires a second factor of its
 * operators and ends its API keys. Does nothing without a demo.
 */
export async function endDemo(db: Db, at: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await endDemoAccounts(tx, at);
    await endDemoKeys(tx, at);
  });
}
