/** Screen text for choosing how and when to receive an order. */
export const text = {
  pickupOrDelivery: 'Pickup or delivery',
  pickup: 'Pickup',
  delivery: 'Delivery',
  minutes: (minutes: number) => `${minutes} min`,
  closed: 'closed now',
  from: (money: string) => `from ${money}`,
  free: 'free',
  schedule: 'Schedule',
  forLater: 'for later',

  when: 'When',
  now: 'Now',
  soon: 'As soon as possible',
  closedNow: 'As soon as possible (closed now)',
  scheduleForLater: 'Schedule for later',
  day: 'Day',
  time: 'Time',
  noTimes: 'No times available',
  loadingTimes: 'Loading times…',
  tryAgain: 'Try again',
  done: 'Done',

  today: 'Today',
  tomorrow: 'Tomorrow',
} as const;
