export { useStoreStatus } from './store.queries.ts';
