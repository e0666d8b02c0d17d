export { consumerRoutes } from './consumers.routes.ts';
export { rememberOrder, toConsumer } from './consumers.service.ts';
