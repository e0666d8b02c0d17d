export { keepNewSignIns, useNewSignIns } from './new-sign-ins.queries.ts';
