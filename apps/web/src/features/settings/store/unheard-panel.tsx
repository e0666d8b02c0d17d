import { unheardSetting } from '@counter/contract/settings';
import { plainSettingPanel } from '../plain-setting.tsx';
import { text } from '../settings.text.ts';

/** The setting to message the managers about orders that nobody opens. */
export const UnheardPanel = plainSettingPanel(unheardSetting, {
  what: text.store.unheardOrders,
  title: text.store.unheardOrdersTitle,
  description: text.store.unheardOrdersHelp,
  height: 96,
  inputs: {
    unheardMessage: {
      kind: 'choice',
      label: text.store.tellManagersBy,
      help: text.store.tellManagersHelp,
      options: [
        { value: 'OFF', label: text.off },
        { value: 'EMAIL', label: text.store.email },
        { value: 'TEXT', label: text.store.textMessage },
      ],
    },
  },
});
