/** Screen text for the open orders on the home screen. */
export const nowText = {
  now: 'Now',
  late: 'Late',
  nothingIsLate: 'Nothing is late',
  seeTheseFirst: 'See these first',
  acceptWithin: 'Accept within',
  allAccepted: 'All accepted',
  mostUrgent: 'The most urgent new order',
  inTheKitchen: 'In the kitchen',
  kitchenIsFree: 'The kitchen is free',
  nextScheduled: 'Next scheduled',
  none: 'None',
  nothingForLater: 'Nothing for later today',
  forLaterToday: (count: number) => `${count} for later today`,
  notLoaded: "Couldn't be loaded",
} as const;
