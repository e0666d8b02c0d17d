export * from './onboarding.endpoints.ts';
export * from './onboarding.schemas.ts';
