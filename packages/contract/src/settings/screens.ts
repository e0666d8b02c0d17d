import { z } from 'zod/mini';
import { plainSetting } from './plain-setting.ts';

/** The choices for an open store without a screen. */
export const withoutScreenChoices = ['OFF', 'WARN', 'PAUSE'] as const;

export type WithoutScreen = (typeof withoutScreenChoices)[number];

/** The handling of an open store without a screen that can accept orders. */
export const screensSetting = plainSetting({
  part: 'screens',
  path: '/store/screens',
  answered: { withoutScreen: z.enum(withoutScreenChoices) },
  sent: { withoutScreen: z.enum(withoutScreenChoices, { error: 'Choose one of the list' }) },
  example: { withoutScreen: 'WARN' },
});

export const { find: findScreensSetting, update: updateScreensSetting } = screensSetting;

/** The time without a screen before people are warned, and again before the store is paused. */
export const unwatchedAfterMs = 5 * 60_000;
