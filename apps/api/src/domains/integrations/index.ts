export { integrationRoutes } from './integrations.routes.ts';
export { hasApiKey, importApiKey } from './import.repository.ts';
