/** The place in local storage that is set while changes wait on this device. */
export const queueFlag = 'counter.order-queue';
