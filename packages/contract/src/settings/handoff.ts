import { z } from 'zod/mini';
import { plainSetting } from './plain-setting.ts';

/** Gives new orders a code that the person who collects them says. */
export const handoffSetting = plainSetting({
  part: 'handoff',
  path: '/store/handoff',
  answered: { askHandoffCode: z.boolean() },
  sent: { askHandoffCode: z.boolean('Say true or false') },
  example: { askHandoffCode: true },
});

export const { find: findHandoffSetting, update: updateHandoffSetting } = handoffSetting;
