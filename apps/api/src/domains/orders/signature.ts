import type { Actor } from '../../platform/tenancy/scope.ts';

export type Signature = {
  /** The user, where a person acts. */
  readonly byUser: number | null;
  readonly by: string;
  readonly device: string;
};

/**
 * How an actor signs a timeline: a person with their device, `Marketplace` or `Counter` with what acted for
 * it, and whoever ordered on the store's own page.
 */
export function signature(actor: Actor): Signature {
  if (actor.kind === 'user') return { byUser: actor.id, by: actor.name, device: actor.device };
  if (actor.kind === 'consumer') return { byUser: null, by: 'the customer', device: 'Web store' };
  const by = actor.kind === 'integration' ? 'Marketplace' : 'Counter';
  return { byUser: null, by, device: actor.name };
}
