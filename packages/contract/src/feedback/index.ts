export * from './feedback.endpoints.ts';
export * from './feedback.states.ts';
export * from './inquiries.schemas.ts';
export * from './operator.endpoints.ts';
export * from './public.endpoints.ts';
export * from './rating.ts';
export * from './replies.schemas.ts';
export * from './reviews.schemas.ts';
