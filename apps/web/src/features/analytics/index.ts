export { shareChange } from './change.ts';
