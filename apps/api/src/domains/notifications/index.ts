export { deactivationConsumer } from './deactivation-consumer.ts';
export { notificationTasks, performanceCron, statementsCron } from './notifications.jobs.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { serveOneClick } from './one-click.ts';
export { pushConsumer } from './push-orders.ts';
export { createRecipient as importRecipient } from './recipients.repository.ts';
export { unheardConsumer } from './unheard-orders.service.ts';
export { outagesCron } from './printer-outages.service.ts';
export { unwatchedCron } from './unwatched-stores.service.ts';
