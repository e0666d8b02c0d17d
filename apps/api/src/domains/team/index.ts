export { importInvitations } from './invitations.repository.ts';
export { teamRoutes } from './team.routes.ts';
