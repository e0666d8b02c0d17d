export { usePayoutsToMend } from './attention.ts';
