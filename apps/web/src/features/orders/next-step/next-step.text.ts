/** Screen text for the buttons that move an order to its next step. */
export const stepText = {
  minutes: (minutes: number) => `${minutes} min`,
  minutesUsual: (minutes: number, usual: string) => `${minutes} min, ${usual}`,
  usualForWeekday: (weekday: string, part: string) => `usual for ${weekday} ${part}`,
  usualForHours: {
    morning: 'usual for the morning',
    afternoon: 'usual for the afternoon',
    evening: 'usual for the evening',
    night: 'usual for the night',
  },
  usualTime: 'Usual time',
  acceptOrder: 'Accept order',
  acceptIn: (minutes: number) => `Accept ${minutes} min`,
  forTime: (time: string) => `for ${time}`,
  minusFive: '−5',
  plusFive: '+5',
  fiveLess: (orderNumber: string) => `5 minutes less for ${orderNumber}`,
  fiveMore: (orderNumber: string) => `5 minutes more for ${orderNumber}`,
  labelOf: (label: string, orderNumber: string) => `${label} ${orderNumber}`,
  delay: (orderNumber: string) => `Delay ${orderNumber} by 5 minutes`,
  delayByFive: 'Delay by 5 minutes',
  delayReasonLabel: (orderNumber: string) => `Choose why ${orderNumber} is delayed`,
  delayed: (orderNumber: string, time: string) => `${orderNumber} is now due ${time}`,
  notDelayed: (orderNumber: string, reason: string) =>
    `We couldn't delay ${orderNumber}. ${reason}`,
};
