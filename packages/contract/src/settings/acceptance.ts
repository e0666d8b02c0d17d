import { z } from 'zod/mini';
import { plainSetting } from './plain-setting.ts';

/** Accepts orders automatically, with the store's preparation time. */
export const acceptanceSetting = plainSetting({
  part: 'acceptance',
  path: '/store/automatic-acceptance',
  answered: { acceptAutomatically: z.boolean() },
  sent: { acceptAutomatically: z.boolean('Say true or false') },
  example: { acceptAutomatically: false },
});

export const { find: findAutomaticAcceptance, update: updateAutomaticAcceptance } =
  acceptanceSetting;
