import type { Reader } from '../../platform/events/outbox/hearing.ts';
import type { Platform } from '../../platform/platform.ts';
import { tellDeactivation } from './deactivation.service.ts';

/** Hears when a store stops taking orders, and when it takes them again. */
export function deactivationReader(platform: Platform): Reader {
  return {
    name: 'deactivation',
    hears: ['store.status'],
    handle: async (tx, scope) => tellDeactivation(platform, tx, scope),
  };
}
