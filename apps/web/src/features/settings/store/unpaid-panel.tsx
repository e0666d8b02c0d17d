import { unpaidSetting } from '@counter/contract/settings';
import { plainSettingPanel } from '../plain-setting.tsx';
import { text } from '../settings.text.ts';

/** The limits on unpaid web orders per customer. */
export const UnpaidPanel = plainSettingPanel(unpaidSetting, {
  what: text.store.limitsOnUnpaidOrders,
  title: text.store.unpaidWebOrders,
  description: text.store.unpaidOrdersHelp,
  height: 160,
  inputs: {
    maxOpenOrders: {
      kind: 'number',
      label: text.store.openOrders,
      help: text.store.openOrdersHelp,
    },
    maxOpenValue: {
      kind: 'money',
      label: text.store.openTotal,
      help: text.store.openTotalHelp,
    },
    confirmAbove: {
      kind: 'money',
      label: text.store.codeAbove,
      help: text.store.codeAboveHelp,
    },
  },
});
