export { findConsumerReferrer } from './consumers.repository.ts';
export { consumerRoutes } from './consumers.routes.ts';
export { findConsumer } from './consumers.repository.ts';
export { rememberOrder, toConsumer } from './consumers.service.ts';
