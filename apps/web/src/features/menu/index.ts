export { useSetAvailability, useOffMenu, type Word } from './off/off-menu.queries.ts';
