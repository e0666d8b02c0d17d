export { findConsumerEmails, findConsumerReferrer } from './consumers.repository.ts';
export { consumerRoutes } from './consumers.routes.ts';
export { findConsumer } from './consumers.repository.ts';
export { describeConsumer, rememberOrder } from './consumers.service.ts';
