import { plural } from '@counter/contract/shared';

/** Screen text for changes that wait for the network. */
export const offlineText = {
  waiting: {
    accept: 'Accepted, waiting for network',
    ready: 'Ready, waiting for network',
    complete: 'Completed, waiting for network',
    delay: 'Delayed, waiting for network',
    tick: 'Ticked, waiting for network',
  },
  waitingBriefly: 'Waiting for network',
  undo: 'Undo',
  undoFor: (orderNumber: string) => `Undo ${orderNumber}`,
  dismiss: 'Dismiss',
  dismissFor: (orderNumber: string) => `Dismiss the message about ${orderNumber}`,
  seeMessage: 'Not saved. Open to see why.',
  promisedInstead: (time: string, chosen: string) =>
    `Accepted for ${time}. It was sent too late for ${chosen}.`,
  queued: (orderNumber: string, what: string) => `${orderNumber}: ${what}`,
  leaveTitle: (count: number) =>
    `Log out with ${count} ${plural(count, 'change', 'changes')} waiting for network?`,
  leaveHelp:
    "What you did offline stays on this device. We'll send it when you log in here again. Nobody else can send it.",
  leave: 'Log out',
  tooLateToUndo: (orderNumber: string) => `${orderNumber} was already sent.`,
};
