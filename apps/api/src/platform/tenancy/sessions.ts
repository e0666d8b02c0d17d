import type { Actor } from './scope.ts';
import type {
  ClockChoice,
  DateFormat,
  DateOrderChoice,
  DeliveryAddress,
} from '@counter/contract/shared';

/** A live session and the person it belongs to. */
export type SessionFacts = {
  readonly sessionId: number;
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly operator: boolean;
  readonly dateOrder: DateOrderChoice;
  readonly clock: ClockChoice;
  /** The way in which they read dates and times. */
  readonly dates: DateFormat;
  /** An operator who has to set up a second factor before anything else. */
  readonly factorMissing: boolean;
  /** The bearer token as the caller sent it. */
  readonly token: string;
  readonly actor: Extract<Actor, { kind: 'user' }>;
};

/** A live session on the web stores, and the consumer it belongs to. */
export type ConsumerSession = {
  readonly sessionId: number;
  readonly consumerId: number;
  /** The verified contacts; at least one of the two. */
  readonly phone: string | null;
  readonly email: string | null;
  readonly name: string;
  /** Under which stores reach them, by their last order. */
  readonly contactPhone: string;
  readonly addresses: readonly DeliveryAddress[];
  /** The browser they signed in with; null for sessions from before browsers were told apart. */
  readonly deviceHash: Buffer | null;
  readonly actor: Extract<Actor, { kind: 'consumer' }>;
};
