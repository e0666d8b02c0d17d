import {
  createOperatorKey,
  createStoreKey,
  endOperatorKey,
  endStoreKey,
  findOperatorKeys,
  findStoreKeys,
  rotateOperatorKey,
  rotateStoreKey,
} from '@counter/contract/integrations';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  createApiKey,
  endApiKey,
  findKeyStores,
  listApiKeys,
  rotateApiKey,
} from './api-keys.service.ts';

/** Routes of API keys, for a store and for the operator console. */
export function apiKeyRoutes(platform: Platform): Route[] {
  return [...storeRoutes(platform), ...operatorRoutes(platform)];
}

function storeRoutes(platform: Platform): Route[] {
  const { db, clock } = platform;
  return [
    route(findStoreKeys, async ({ scope: { storeId } }) => ({
      data: await listApiKeys(db, storeId, clock.now()),
    })),
    route(createStoreKey, async ({ scope, body: { name, scopes } }) => {
      const wanted = { name, scopes, storeIds: [scope.storeId] };
      return { data: await createApiKey(platform, scope, wanted) };
    }),
    route(rotateStoreKey, async ({ scope, body: { id, overlapHours } }) => ({
      data: await rotateApiKey(platform, scope, scope.storeId, { id, overlapHours }),
    })),
    route(endStoreKey, async ({ scope, body: { id } }) => {
      const name = await endApiKey(platform, scope, scope.storeId, id);
      return { data: id, message: ended(name) };
    }),
  ];
}

function operatorRoutes(platform: Platform): Route[] {
  const { db, clock } = platform;
  return [
    route(findOperatorKeys, async () => ({ data: await listApiKeys(db, null, clock.now()) })),
    route(createOperatorKey, async ({ session: { actor }, request: { requestId }, body }) => {
      const { name, scopes, storeUrls } = body;
      const storeIds = storeUrls && (await findKeyStores(db, storeUrls));
      const author = { actor, requestId };
      return { data: await createApiKey(platform, author, { name, scopes, storeIds }) };
    }),
    route(rotateOperatorKey, async ({ session: { actor }, request: { requestId }, body }) => {
      const { id, overlapHours } = body;
      const author = { actor, requestId };
      return { data: await rotateApiKey(platform, author, null, { id, overlapHours }) };
    }),
    route(endOperatorKey, async ({ session: { actor }, request: { requestId }, body: { id } }) => {
      const name = await endApiKey(platform, { actor, requestId }, null, id);
      return { data: id, message: ended(name) };
    }),
  ];
}

const ended = (name: string): string => `${name} has ended. Calls with it are refused.`;
