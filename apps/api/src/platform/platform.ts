import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './kernel/clock.ts';
import type { Db, Tx } from './db/schema.ts';
import type { Files } from './clients/files/files.ts';
import type { Payer } from './config/payer-settings.ts';
import type { Poster } from './clients/outgoing/poster.ts';
import type { Pusher } from './clients/push/pusher.ts';
import type { Sms } from './clients/sms/gateway.ts';
import type { Cards } from './clients/stripe/cards.ts';
import type { Vault } from './kernel/vault.ts';
import type { Act } from './events/work.ts';

/** The dependencies of every domain: passed as the first argument, never imported as globals. */
export type Platform = {
  /** For reads, and for writes that belong to no store. */
  readonly db: Db;
  /** For everything that changes a store. */
  readonly act: Act;
  readonly clock: Clock;
  /** Seals what must not be read from the tables. */
  readonly vault: Vault;
  readonly files: Files;
  /** The way to people's browsers; null where nothing is pushed. */
  readonly push: Pusher | null;
  /** The way to addresses that other people chose. */
  readonly poster: Poster;
  /** The gateway for text messages, and their price. */
  readonly sms: Sms;
  /** The way to customers' cards; null where nothing is paid by card. */
  readonly cards: Cards | null;
  /** The account that payouts come from. */
  readonly payer: Payer;
  /** The address people reach this installation at, without a slash at its end: links in mails begin with it. */
  readonly publicUrl: () => string;
  /** True if this installation shows the demo marketplace, whose people all have one password. */
  readonly demo: boolean;
  /** True if other machines can reach that demo. Every page then says that it is one. */
  readonly isPublicDemo: boolean;
  /** The lifetime of a session after its last use, unless it began with "Remember me". */
  readonly sessionIdleMs: number;
  /**
   * Refuses the applications of a person whose account is closed; the domain that owns them publishes how.
   * Returns the stores they were for.
   */
  readonly closeApplications: (tx: Tx, userId: number, at: Date) => Promise<number[]>;
  readonly log: FastifyBaseLogger;
};
