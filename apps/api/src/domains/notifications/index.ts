export { deactivationReader } from './deactivation.reader.ts';
export { notificationTasks, performanceCron } from './notifications.jobs.ts';
export { notificationRoutes } from './notifications.routes.ts';
export { serveOneClick } from './one-click.ts';
export { pushReader } from './push-orders.ts';
export { createRecipient as importRecipient } from './recipients.repository.ts';
