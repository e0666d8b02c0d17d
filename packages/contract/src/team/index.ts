export * from './invitations.endpoints.ts';
export * from './invitations.schemas.ts';
export * from './role-words.ts';
export * from './team.endpoints.ts';
export * from './team.events.ts';
export * from './team.schemas.ts';
