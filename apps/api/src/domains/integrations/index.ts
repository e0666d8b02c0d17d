export { integrationRoutes } from './integrations.routes.ts';
export { endDemoKeys, hasLiveApiKey, importApiKey } from './import.repository.ts';
export { pointOfSaleRoutes } from './point-of-sale.routes.ts';
export { apiKeyRoutes } from './api-keys.routes.ts';
export { calendarFeedRoutes } from './feeds/feeds.routes.ts';
export { serveFeeds } from './feeds/serve-feeds.ts';
export {
  createApiKey,
  endApiKey,
  findKeyStores,
  recordKeyUse,
  listApiKeys,
  rotateApiKey,
} from './api-keys.service.ts';
export { createWebhookSender } from './webhooks/webhook-sender.ts';
export { outlivedDeliveries } from './webhooks/outlived.ts';
export { sealedWebhooks } from './webhooks/webhook-secret.ts';
export { lostSecrets } from './webhooks/lost-secrets.ts';
export { webhookConsumer } from './webhooks/webhook-consumer.ts';
export { webhookRoutes } from './webhooks/webhooks.routes.ts';
export { chatConsumer } from './chat/chat-consumer.ts';
export { chatTasks } from './chat/chat.jobs.ts';
export { lostChats } from './chat/lost-chats.ts';
export { sealedChats } from './chat/chat-address.ts';
export { teamChatRoutes } from './chat/team-chat.routes.ts';
