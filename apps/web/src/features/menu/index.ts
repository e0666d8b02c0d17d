export { useStations } from './stations/stations.queries.ts';
export { useSetAvailability, useOffMenu, type Word } from './off/off-menu.queries.ts';
