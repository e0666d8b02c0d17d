import type { ReactNode } from 'react';
import { useStoreInfo } from '../settings.queries.ts';
import { SettingsLoaded } from '../settings-loaded.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { AcceptancePanel } from './acceptance-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { HandoffPanel } from './handoff-panel.tsx';
import { InfoPanel } from './info-panel.tsx';
import { LookPanel } from './look/look-panel.tsx';
import { OrderingPanel } from './ordering-panel.tsx';
import { UnpaidPanel } from './unpaid-panel.tsx';
import { text } from '../settings.text.ts';

interface StoreScreenProps {
  /** The panel of blocked customers. */
  blocked: ReactNode;
}

/** The public information, ordering settings, delivery fees and blocked customers. */
export function StoreScreen({ blocked }: StoreScreenProps) {
  return (
    <SettingsPage title={text.store.storeSettings} description={text.store.pageHelp}>
      <Info />
      <LookPanel />
      <OrderingPanel />
      <AcceptancePanel />
      <HandoffPanel />
      <DeliveryPanel />
      <UnpaidPanel />
      {blocked}
    </SettingsPage>
  );
}

function Info() {
  const query = useStoreInfo();
  return (
    <SettingsLoaded what={text.store.store} query={query} heights={[168]}>
      {(info, reread) => <InfoPanel info={info} reread={reread} />}
    </SettingsLoaded>
  );
}
