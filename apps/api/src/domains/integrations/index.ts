export { integrationRoutes } from './integrations.routes.ts';
export { hasApiKey, importApiKey } from './import.repository.ts';
export { findApiKeys } from './api-keys.repository.ts';
export { createApiKey, endApiKey } from './api-keys.service.ts';
