import type { ReactNode } from 'react';
import {
  useDeliveryFees,
  useStoreInfo,
  useStoreOrdering,
  useUnpaidLimits,
} from '../settings.queries.ts';
import { SettingsLoaded } from '../settings-loaded.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { InfoPanel } from './info-panel.tsx';
import { OrderingPanel } from './ordering-panel.tsx';
import { UnpaidPanel } from './unpaid-panel.tsx';
import { text } from '../settings.text.ts';

interface StoreScreenProps {
  /** The customers whose orders the store does not want. */
  blocked: ReactNode;
}

/** What the store says of itself, how its orders come in, what delivery costs, and whose orders it does not want. */
export function StoreScreen({ blocked }: StoreScreenProps) {
  return (
    <SettingsPage
      title={text.store.storeSettings}
      description={text.store.whatCustomersReadAboutStore}
    >
      <Info />
      <Ordering />
      <Delivery />
      <Unpaid />
      {blocked}
    </SettingsPage>
  );
}

function Info() {
  const query = useStoreInfo();
  return (
    <SettingsLoaded what={text.store.store} query={query} heights={[168]}>
      {(info) => <InfoPanel info={info} reread={query.refetch} />}
    </SettingsLoaded>
  );
}

function Ordering() {
  const query = useStoreOrdering();
  return (
    <SettingsLoaded what={text.store.orderSettings} query={query} heights={[320]}>
      {(ordering) => <OrderingPanel ordering={ordering} reread={query.refetch} />}
    </SettingsLoaded>
  );
}

function Delivery() {
  const query = useDeliveryFees();
  return (
    <SettingsLoaded what={text.store.deliveryFees2} query={query} heights={[220]}>
      {(settings) => <DeliveryPanel settings={settings} reread={query.refetch} />}
    </SettingsLoaded>
  );
}

function Unpaid() {
  const query = useUnpaidLimits();
  return (
    <SettingsLoaded what={text.store.limitsOnUnpaidOrders} query={query} heights={[160]}>
      {(limits) => <UnpaidPanel limits={limits} reread={query.refetch} />}
    </SettingsLoaded>
  );
}
