import { z } from 'zod/mini';
import { plainSetting } from './plain-setting.ts';

/** The choices for an open store that no screen watches. */
export const withoutScreenChoices = ['OFF', 'WARN', 'PAUSE'] as const;

export type WithoutScreen = (typeof withoutScreenChoices)[number];

/** The treatment of an open store that has no screen on which orders can be accepted. */
export const screensSetting = plainSetting({
  part: 'screens',
  path: '/store/screens',
  answered: { withoutScreen: z.enum(withoutScreenChoices) },
  sent: { withoutScreen: z.enum(withoutScreenChoices, { error: 'Choose one of the list' }) },
  example: { withoutScreen: 'WARN' },
});

export const { find: findScreensSetting, update: updateScreensSetting } = screensSetting;

/** The time without a screen after which people are warned, and again after which the store is paused. */
export const unwatchedAfterMs = 5 * 60_000;
