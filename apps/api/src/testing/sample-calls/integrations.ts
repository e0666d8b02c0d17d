import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a well-formed request for each endpoint of API keys and webhooks. */
export function integrationCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const id = 999_999;
  const proof = { password: 'wrong' };
  const wanted = { name: 'Till', scopes: ['menu:read'], ...proof };
  const rotation = { id, overlapHours: 24, ...proof };
  const webhook = {
    name: 'Till',
    url: 'https://example.com/events',
    kinds: ['order.placed'],
    ...proof,
  };
  return {
    findStoreWebhooks: { params: { storeId: String(storeId) } },
    saveStoreWebhook: { body: { storeId, ...webhook } },
    rotateStoreWebhook: { body: { storeId, ...rotation } },
    pauseStoreWebhook: { body: { storeId, id, paused: true } },
    removeStoreWebhook: { body: { storeId, id } },
    testStoreWebhook: { body: { storeId, id } },
    findStoreDeliveries: { params: { storeId: String(storeId), webhookId: String(id) } },
    replayStoreDelivery: { body: { storeId, deliveryId: id } },
    findOperatorWebhooks: {},
    saveOperatorWebhook: { body: webhook },
    rotateOperatorWebhook: { body: rotation },
    pauseOperatorWebhook: { body: { id, paused: true } },
    removeOperatorWebhook: { body: { id } },
    testOperatorWebhook: { body: { id } },
    findOperatorDeliveries: { params: { webhookId: String(id) } },
    replayOperatorDelivery: { body: { deliveryId: id } },
    findCalendarFeeds: { params: { storeId: String(storeId) } },
    createCalendarFeed: { body: { storeId, name: 'Phone', parts: ['HOURS'] } },
    renewCalendarFeed: { body: { storeId, id } },
    endCalendarFeed: { body: { storeId, id } },
    findTeamChat: { params: { storeId: String(storeId) } },
    saveTeamChat: {
      body: {
        storeId,
        address: 'https://hooks.slack.com/services/T0/B0/none',
        kinds: ['NEW_ORDER'],
        ...proof,
      },
    },
    removeTeamChat: { body: { storeId } },
    testTeamChat: { body: { storeId } },
    findStoreKeys: { params: { storeId: String(storeId) } },
    createStoreKey: { body: { storeId, ...wanted } },
    rotateStoreKey: { body: { storeId, ...rotation } },
    endStoreKey: { body: { storeId, id } },
    findOperatorKeys: {},
    createOperatorKey: { body: { storeUrls: null, ...wanted } },
    rotateOperatorKey: { body: rotation },
    endOperatorKey: { body: { id } },
  };
}
