import type { Actor } from '../../platform/tenancy/scope.ts';

export type Signature = {
  /** The user's id if a person acts. */
  readonly byUser: number | null;
  readonly by: string;
  readonly device: string;
};

/**
 * Returns an actor's signature in a timeline: a person with their device, `Marketplace` or `Counter` with the component
 * that acted, or the customer of a web order.
 */
export function signature(actor: Actor): Signature {
  if (actor.kind === 'user') return { byUser: actor.id, by: actor.name, device: actor.device };
  if (actor.kind === 'consumer') return { byUser: null, by: 'the customer', device: 'Web store' };
  const by = actor.kind === 'integration' ? 'Marketplace' : 'Counter';
  return { byUser: null, by, device: actor.name };
}

/** The name in the timeline of the component that accepts orders on arrival. */
export const automaticAcceptance = 'Automatic acceptance';
