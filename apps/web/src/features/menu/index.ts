export { useGiveWord, useOffMenu, type Word } from './off/off-menu.queries.ts';
