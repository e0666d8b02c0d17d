import { countOf } from '@counter/contract/shared';

/** Screen text for making orders and handing them over. */
export const kitchenText = {
  madeBy: (name: string, time: string) => `Made by ${name} at ${time}`,
  ofOrder: (orderNumber: string) => `, ${orderNumber}`,
  itemOf: (name: string, orderNumber: string) => ` ${name}, ${orderNumber}`,
  notTicked: (orderNumber: string, reason: string) =>
    `We couldn't tick the items of ${orderNumber}. ${reason}`,
  everythingIsMade: 'Everything is made',
  bags: (count: number) => countOf(count, 'bag', 'bags'),
  oneBagMore: (orderNumber: string) => `One bag more for ${orderNumber}`,
  oneBagLess: (orderNumber: string) => `One bag less for ${orderNumber}`,
  code: 'Code',
  codeMatches: (orderNumber: string, code: string) => `Code ${code} matches for ${orderNumber}`,
  askForCode: 'Ask for the code. Tick it if it matches.',
  handoff: 'Handoff',
  packedIn: (items: string, bags: string) => `${items} in ${bags}`,

  station: 'Station',
  allStations: 'All stations',
  allDay: 'All day',
  allDayOf: (station: string) => `All day at ${station}`,
  nothingLeft: 'Nothing left to make.',
  moreAt: (count: number, station: string) => `+${count} at ${station}`,
  moreElsewhere: (count: number) => `+${count} elsewhere`,
  doneAt: (station: string) => `${station} is done`,
  doneElsewhere: 'The rest is done',
  allMade: 'All made',
  allMadeAt: (station: string, orderNumber: string) => `All made at ${station}, ${orderNumber}`,
  doneHere: 'Done here',
  otherOrders: (count: number) =>
    countOf(count, 'order at other stations', 'orders at other stations'),
};
