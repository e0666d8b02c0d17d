export { showFoundProduct } from './search.queries.ts';
