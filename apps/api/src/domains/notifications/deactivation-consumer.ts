import type { EventConsumer } from '../../platform/events/outbox/event-dispatcher.ts';
import type { Platform } from '../../platform/platform.ts';
import { notifyDeactivation } from './deactivation.service.ts';

/** Hears when a store stops taking orders, and when it takes them again. */
export function deactivationConsumer(platform: Platform): EventConsumer {
  return {
    name: 'deactivation',
    kinds: ['store.status'],
    handle: async (tx, scope) => notifyDeactivation(platform, tx, scope),
  };
}
