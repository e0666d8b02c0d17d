import type { OperatorStoreDetail } from '@counter/contract/operator';
import { deliveryMethodLabel } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Fact, Facts } from '../facts.tsx';
import { expiryWords } from '../words.ts';

interface OrdersPanelProps {
  store: OperatorStoreDetail;
  /** Whether orders come in, until when, and why not. */
  opening: string;
}

/** How the store takes orders, which is its people's to change. */
export function OrdersPanel({ store, opening }: OrdersPanelProps) {
  const { currency, minimumOrder, deliveryMethods, preparationMinutes } = store;
  return (
    <Panel title="Orders" description="The store's people set this. Times are yours.">
      <Facts>
        <Fact name="Now">{opening}</Fact>
        <Fact name="Ways offered">{deliveryMethods.map(deliveryMethodLabel).join(', ')}</Fact>
        <Fact name="Minimum order">{formatMoney(minimumOrder, currency)}</Fact>
        <Fact name="Preparation time">{preparationMinutes} minutes</Fact>
        <Fact name="If nobody accepts">{expiryWords(store)}</Fact>
      </Facts>
    </Panel>
  );
}
