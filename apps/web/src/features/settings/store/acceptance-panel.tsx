import { acceptanceSetting } from '@counter/contract/settings';
import { plainSettingPanel } from '../plain-setting.tsx';
import { text } from '../settings.text.ts';

/** The setting to accept new orders automatically. */
export const AcceptancePanel = plainSettingPanel(acceptanceSetting, {
  what: text.store.automaticAcceptance,
  title: text.store.automaticAcceptanceTitle,
  description: text.store.acceptanceHelp,
  height: 72,
  inputs: {
    acceptAutomatically: {
      kind: 'yesOrNo',
      label: text.store.acceptOrdersAutomatically,
      help: text.store.acceptAutomaticallyHelp,
    },
  },
});
