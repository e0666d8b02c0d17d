import { handoffSetting } from '@counter/contract/settings';
import { plainSettingPanel } from '../plain-setting.tsx';
import { text } from '../settings.text.ts';

/** The switch that gives new orders a code to be said at the door. */
export const HandoffPanel = plainSettingPanel(handoffSetting, {
  what: text.store.handoffCode,
  title: text.store.handoffCodeTitle,
  description: text.store.handoffCodeHelp,
  height: 72,
  inputs: {
    askHandoffCode: {
      kind: 'yesOrNo',
      label: text.store.askHandoffCode,
      help: text.store.askHandoffCodeHelp,
    },
  },
});
