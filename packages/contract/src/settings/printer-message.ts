import { z } from 'zod/mini';
import { plainSetting } from './plain-setting.ts';

/** Messages the managers about a printer that can't print waiting tickets. */
export const printerMessageSetting = plainSetting({
  part: 'printers',
  path: '/store/printer-message',
  answered: { printerMessage: z.boolean() },
  sent: { printerMessage: z.boolean('Say true or false') },
  example: { printerMessage: true },
});

export const { find: findPrinterMessage, update: updatePrinterMessage } = printerMessageSetting;

/** The time that a ticket waits for a failing printer before managers are messaged. */
export const printerOutageMs = 5 * 60_000;
