export * from './referral-terms.ts';
export * from './referrals.endpoints.ts';
export * from './referrals.schemas.ts';
