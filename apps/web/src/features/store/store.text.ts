/** Screen text for store. */
export const text = {
  takingOrdersUntil: (when: string) => `Taking orders until ${when}.`,

  takingOrders: 'Taking orders.',

  minutesMorePrepTime: (minutes: number) => `with ${minutes} min more prep time`,

  longerPrepTime: 'with longer prep time',

  until: (when: string) => ` until ${when}`,

  takingOrdersLater: (later: string, when: string) => `Taking orders, ${later}${when}.`,

  pausedUntil: (when: string, asSentence: string) =>
    `Paused until ${when}: ${asSentence} No new orders.`,

  forNow: ' for now',

  pausedNoOrders: (when: string) => `Paused. No new orders${when}.`,

  closedNoOrders: 'No new orders until someone opens it.',

  outsideHoursNoOrders: (when: string) => `Outside opening hours. No new orders${when}.`,

  notApprovedNoOrders: "No new orders. The store isn't approved yet.",

  suspendedNoOrders: (when: string) => `Suspended by the marketplace. No new orders${when}.`,

  pickup: 'pickup',

  deliveries: 'deliveries',

  wayClosed: (wayName: string, until: string) => `No ${wayName}${until}.`,

  paused: (when: string) => `Paused${when}`,

  outsideOpeningHours: (when: string) => `Outside opening hours${when}`,

  closedByTeam: 'Closed by your team',

  by: (changedBy: string) => ` by ${changedBy}`,

  opened: 'Opened',

  closed: 'Closed',

  suspensionDetails: (end: string, reason: string) => `until ${end}: ${reason}`,

  furtherNotice: 'further notice',

  or: (names: string, last: string) => `${names} or ${last}`,

  suspendedNotice: (suspension: string) =>
    `The marketplace suspended this store ${suspension} You can still finish open orders.`,
};
