/** The sentences of the open orders on the home screen. */
export const nowText = {
  now: 'Now',
  late: 'Late',
  nothingIsLate: 'Nothing is late',
  seeTheseFirst: 'See these first',
  waiting: 'Waiting for you',
  nobodyWaits: 'All accepted',
  toAccept: 'To accept',
  preparing: 'Preparing',
  inTheKitchen: 'In the kitchen',
  kitchenIsFree: 'The kitchen is free',
  nextScheduled: 'Next scheduled',
  none: 'None',
  nothingForLater: 'Nothing for later today',
  forLaterToday: (count: number) => `${count} for later today`,
  notLoaded: "Couldn't be loaded",
} as const;
