export { authRoutes } from './auth.routes.ts';
export { hashPassword } from './passwords.ts';
export { hasUsers, importUsers } from './import.repository.ts';
