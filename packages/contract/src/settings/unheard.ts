import { z } from 'zod/mini';
import { plainSetting } from './plain-setting.ts';

/** The ways to tell managers about an unopened order. */
export const unheardMessages = ['OFF', 'EMAIL', 'TEXT'] as const;

export type UnheardMessage = (typeof unheardMessages)[number];

/** Messages the managers about a new order that nobody has opened for three minutes. */
export const unheardSetting = plainSetting({
  part: 'unheard',
  path: '/store/unheard-orders',
  answered: { unheardMessage: z.enum(unheardMessages) },
  sent: { unheardMessage: z.enum(unheardMessages, { error: 'Choose one of the list' }) },
  example: { unheardMessage: 'EMAIL' },
});

export const { find: findUnheardMessage, update: updateUnheardMessage } = unheardSetting;
