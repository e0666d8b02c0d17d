/** The local storage key that is set while changes wait on this device. */
export const queueFlag = 'counter.order-queue';
