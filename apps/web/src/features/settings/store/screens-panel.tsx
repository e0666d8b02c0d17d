import { screensSetting } from '@counter/contract/settings';
import { plainSettingPanel } from '../plain-setting.tsx';
import { text } from '../settings.text.ts';

/** The settings for an open store without a screen that shows its orders. */
export const ScreensPanel = plainSettingPanel(screensSetting, {
  what: text.store.screens,
  title: text.store.screensTitle,
  description: text.store.screensHelp,
  height: 96,
  inputs: {
    withoutScreen: {
      kind: 'choice',
      label: text.store.withoutScreen,
      help: text.store.withoutScreenHelp,
      options: [
        { value: 'OFF', label: text.store.doNothing },
        { value: 'WARN', label: text.store.warnManagers },
        { value: 'PAUSE', label: text.store.warnAndPause },
      ],
    },
  },
});
