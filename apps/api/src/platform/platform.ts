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

/** Every domain's dependencies: passed as the first argument, never imported as globals. */
export type Platform = {
  /** For reads, and for writes outside any store. */
  readonly db: Db;
  /** For all changes to a store. */
  readonly act: Act;
  readonly clock: Clock;
  /** Encrypts values that must not be readable in the tables. */
  readonly vault: Vault;
  readonly files: Files;
  /** Sends push messages to browsers; null if push is off. */
  readonly push: Pusher | null;
  /** Posts to addresses that other people chose. */
  readonly poster: Poster;
  /** The text message gateway and its price. */
  readonly sms: Sms;
  /** Charges customers' cards; null if card payments are off. */
  readonly cards: Cards | null;
  /** The account that payouts come from. */
  readonly payer: Payer;
  /** The URL that people reach this installation at, without a trailing slash. Links in mails start with it. */
  readonly publicUrl: () => string;
  /** True for the demo marketplace, where everybody has the same password. */
  readonly demo: boolean;
  /** True if other machines can reach the demo. Every page then shows a notice. */
  readonly isPublicDemo: boolean;
  /** A session ends this long after its last use, unless it began with "Remember me". */
  readonly sessionIdleMs: number;
  /**
   * Rejects the applications of a person whose account is closed, and returns their stores. Provided by the domain that
   * owns them.
   */
  readonly closeApplications: (tx: Tx, userId: number, at: Date) => Promise<number[]>;
  readonly log: FastifyBaseLogger;
};
