import type { Actor } from './scope.ts';
import type {
  ClockChoice,
  DateFormat,
  DateOrderChoice,
  DeliveryAddress,
} from '@counter/contract/shared';

/** A live session and its person. */
export type SessionFacts = {
  readonly sessionId: number;
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly operator: boolean;
  readonly dateOrder: DateOrderChoice;
  readonly clock: ClockChoice;
  /** The person's format for dates and times. */
  readonly dates: DateFormat;
  /** True for an operator who must set up a second factor before anything else. */
  readonly factorMissing: boolean;
  /** The bearer token as sent. */
  readonly token: string;
  readonly actor: Extract<Actor, { kind: 'user' }>;
};

/** A live session in the web stores and its consumer. */
export type ConsumerSession = {
  readonly sessionId: number;
  readonly consumerId: number;
  /** The verified contacts, at least one of the two. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly name: string;
  /** The contacts for stores, from the consumer's last order. */
  readonly contactPhone: string;
  readonly addresses: readonly DeliveryAddress[];
  /** The browser of the sign-in; null for sessions from before browsers were told apart. */
  readonly deviceHash: Buffer | null;
  readonly actor: Extract<Actor, { kind: 'consumer' }>;
};
