import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createAct } from '../../../platform/events/act.ts';
import { fixedClock } from '../../../platform/kernel/clock.ts';
import { openDatabase } from '../../../platform/db/database.ts';
import { openPool } from '../../../platform/db/pool.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { createLog } from '../../../platform/config/log.ts';
import { createSmsRefusals } from '../../../platform/clients/sms/refusals.ts';
import { openTwilio } from '../../../platform/clients/sms/twilio.ts';
import { createVault } from '../../../platform/kernel/vault.ts';
import { sendCampaigns } from '../sending.service.ts';

// Tests run this file as a separate process and pass its settings as one argument. It sends what is due at an instant
// and exits.
const known = z.object({
  connection: z.union([
    z.object({ connectionString: z.string() }),
    z.object({ host: z.string(), port: z.number(), user: z.string(), database: z.string() }),
  ]),
  now: z.coerce.date(),
  twilio: z.nullable(
    z.object({ accountSid: z.string(), authToken: z.string(), from: z.string(), api: z.string() }),
  ),
});

const limits = { ADDRESS: 1, NUMBER: 100, STORE: 1, EVERYWHERE: 1, CAMPAIGNS: 50_000 };
const rules = { partPrice: 100, countries: null, limits, refusals: createSmsRefusals() };
const { connection, now, twilio } = known.parse(JSON.parse(process.argv[2] ?? ''));
const pool = openPool(connection, { max: 3 });
const db = openDatabase<Database>(pool);
const clock = fixedClock(now);
await sendCampaigns({
  db,
  clock,
  act: createAct({ db, clock, wake: () => undefined }),
  vault: createVault([{ id: 'test', key: randomBytes(32) }]),
  log: createLog({ logLevel: 'error' }),
  sms: { gateway: twilio && openTwilio(twilio), ...rules },
  publicUrl: () => 'https://counter.test',
});
await pool.end();
