export { payoutRoutes } from './payouts.routes.ts';
export { payoutCron, payoutTasks } from './payouts.jobs.ts';
