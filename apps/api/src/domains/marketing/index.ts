export { createCampaign as importCampaign, findStoreOfCampaign } from './campaigns.repository.ts';
export { chargeSent } from './charging.service.ts';
export { eraseMessagePhone } from './erasing.repository.ts';
export { importSentCampaign, type PastMessage } from './import.repository.ts';
export { marketingRoutes } from './marketing.routes.ts';
export { marketingTasks } from './marketing.jobs.ts';
export { serveProviderCalls } from './provider-calls.ts';
export { campaignsCron } from './sending.service.ts';
