import { printerMessageSetting } from '@counter/contract/settings';
import { plainSettingPanel } from '../plain-setting.tsx';
import { text } from '../settings.text.ts';

/** The setting to message the managers if a printer can't print. */
export const PrinterMessagePanel = plainSettingPanel(printerMessageSetting, {
  what: text.store.printerMessage,
  title: text.store.printerMessageTitle,
  description: text.store.printerMessageHelp,
  height: 72,
  inputs: {
    printerMessage: {
      kind: 'yesOrNo',
      label: text.store.messageAboutPrinters,
      help: text.store.messageAboutPrintersHelp,
    },
  },
});
