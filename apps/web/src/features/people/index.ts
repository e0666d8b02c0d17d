export { useRiders } from './riders/riders.queries.ts';
