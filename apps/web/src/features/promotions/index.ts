export { usePromos } from './promotions.queries.ts';
