import {
  createEventDispatcher,
  type EventDispatcher,
} from '../../platform/events/outbox/event-dispatcher.ts';
import type { Platform } from '../../platform/platform.ts';
import { createConsumers } from '../../wiring.ts';

/** Starts a dispatcher for all consumers that only delivers when polled. */
export function startDispatcher(platform: Platform): EventDispatcher {
  const { db, log } = platform;
  const timing = { gatherMs: 1, pollMs: 1_000_000 };
  return createEventDispatcher({ db, log, consumers: createConsumers(platform), timing });
}
