import type { FastifyRequest } from 'fastify';

/** The ids of a call's store and caller. */
export type WhoCalls = {
  readonly storeId?: number;
  readonly accountId?: number;
  readonly keyId?: number;
  readonly consumerId?: number;
};

/** Returns the ids of a call's store and caller for the log, if known. */
export function whoCalls({ identity }: FastifyRequest): WhoCalls {
  const { scope, session, integration, consumer } = identity?.caller ?? {};
  return {
    ...(scope && { storeId: scope.storeId }),
    ...(session && { accountId: session.userId }),
    ...(integration && { keyId: integration.id }),
    ...(consumer && { consumerId: consumer.consumerId }),
  };
}
