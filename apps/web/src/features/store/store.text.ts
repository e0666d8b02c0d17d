/** Every sentence that people read on the screens of store. */
export const text = {
  takingOrdersUntil: (when: string) => `Taking orders until ${when}.`,

  takingOrders: 'Taking orders.',

  withMinMorePrepTime: (minutes: number) => `with ${minutes} min more prep time`,

  withLongerPreparation: 'with longer prep time',

  until: (when: string) => ` until ${when}`,

  takingOrdersWithLaterWhen: (later: string, when: string) => `Taking orders, ${later}${when}.`,

  pausedUntilNoOrdersCome: (when: string, asSentence: string) =>
    `Paused until ${when}: ${asSentence} No new orders.`,

  forNow: ' for now',

  pausedNoOrdersComeIn: (when: string) => `Paused. No new orders${when}.`,

  noOrdersComeInUntil: 'No new orders until someone opens it.',

  outsideOpeningHoursNoOrders: (when: string) => `Outside opening hours. No new orders${when}.`,

  noOrdersComeInStore: "No new orders. The store isn't approved yet.",

  suspendedByMarketplaceNoOrders: (when: string) =>
    `Suspended by the marketplace. No new orders${when}.`,

  pickup: 'pickup',

  deliveries: 'deliveries',

  no: (wayName: string, until: string) => `No ${wayName}${until}.`,

  paused: (when: string) => `Paused${when}`,

  outsideOpeningHours: (when: string) => `Outside opening hours${when}`,

  closedByItsPeople: 'Closed by your team',

  by: (changedBy: string) => ` by ${changedBy}`,

  opened: 'Opened',

  closed: 'Closed',

  untilWithEndReason: (end: string, reason: string) => `until ${end}: ${reason}`,

  furtherNotice: 'further notice',

  or: (names: string, last: string) => `${names} or ${last}`,

  marketplaceHasSuspendedThisStore: (suspension: string) =>
    `The marketplace suspended this store ${suspension} You can still finish open orders.`,
};
