export { useChargesToDispute } from './attention.ts';
