import { handoffSetting } from '@counter/contract/settings';
import { plainSettingPanel } from '../plain-setting.tsx';
import { text } from '../settings.text.ts';

/** The setting that gives new orders a handoff code. */
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
