import type { OperatorStoreDetail } from '@counter/contract/operator';
import { deliveryMethodLabel } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Fact, Facts } from '../facts.tsx';
import { expiryWords } from '../words.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { storesText } from './stores.text.ts';

interface OrdersPanelProps {
  store: OperatorStoreDetail;
  /** Describes the opening state. */
  opening: string;
}

/** Shows the store's ordering settings, which only its team may change. */
export function OrdersPanel({ store, opening }: OrdersPanelProps) {
  const { currency, minimumOrder, deliveryMethods, preparationMinutes } = store;
  return (
    <Panel title={uiText.orders} description={storesText.ordersPanelHelp}>
      <Facts>
        <Fact name={storesText.now}>{opening}</Fact>
        <Fact name={storesText.deliveryMethods}>
          {deliveryMethods.map(deliveryMethodLabel).join(', ')}
        </Fact>
        <Fact name={storesText.minimumOrder}>{formatMoney(minimumOrder, currency)}</Fact>
        <Fact name={storesText.preparationTime}>{storesText.minutes(preparationMinutes)}</Fact>
        <Fact name={storesText.ifNobodyAccepts}>{expiryWords(store)}</Fact>
      </Facts>
    </Panel>
  );
}
