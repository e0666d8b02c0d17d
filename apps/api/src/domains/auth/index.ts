export { authRoutes } from './auth.routes.ts';
export { describeSession } from './describe-session.service.ts';
export { confirmAddress, createInvitedAccount } from './invited-account.service.ts';
export { endSessions } from './sessions.repository.ts';
export { findUserByEmail, lockUser } from './users.repository.ts';
export { hashPassword } from './passwords.ts';
export { hasUsers, importUsers } from './import.repository.ts';
