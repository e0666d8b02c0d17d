import type { EventConsumer } from '../../platform/events/outbox/event-dispatcher.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyDeactivation } from './deactivation.service.ts';

/** Notifies recipients when a store stops taking orders or starts again. */
export function deactivationConsumer(platform: Platform): EventConsumer {
  return {
    name: 'deactivation',
    kinds: ['store.status'],
    handle: async (tx, scope) => notifyDeactivation(platform, tx, scope),
  };
}
