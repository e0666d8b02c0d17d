export { marketingRoutes } from './marketing.routes.ts';
export { marketingTasks } from './marketing.jobs.ts';
export { serveProviderCalls } from './provider-calls.ts';
export { campaignsCron } from './sending.service.ts';
