export { integrationRoutes } from './integrations.routes.ts';
export { importApiKey } from './import.repository.ts';
