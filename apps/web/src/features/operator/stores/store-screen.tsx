import type { OperatorStoreDetail } from '@counter/contract/operator';
import type { StoreStatus } from '@counter/contract/store';
import { useNavigate } from '@tanstack/react-router';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { BackLink } from '../../../ui/actions/back-link.tsx';
import { DetailAbsent } from '../detail-absent.tsx';
import { ChargesPanel } from '../charges/charges-panel.tsx';
import detail from '../detail.module.css';
import { Freshness } from '../lists/freshness.tsx';
import type { Search } from '../lists/list-search.ts';
import { useOperatorStore } from '../operator.queries.ts';
import { Verification } from '../verification.tsx';
import { Commission } from './commission.tsx';
import { StateBadges } from './state-badges.tsx';
import { ownTimeZone } from '../when.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { OwnersPanel, StorePanel } from './store-panels.tsx';
import { statesOf } from './store-states.ts';
import { SuspensionPanel } from './suspension-panel.tsx';
import { OwnerViewPanel } from '../viewing/owner-view-panel.tsx';
import { text } from '../operator.text.ts';

interface StoreScreenProps {
  storeId: number;
  /** The list that the store was opened from. */
  search: Search;
  /** Describes the opening state. */
  explainOpening: (status: StoreStatus, timeZone: string) => string;
}

/** One store with its operator settings. */
export function StoreScreen({ storeId, search, explainOpening }: StoreScreenProps) {
  const query = useOperatorStore(storeId);
  const navigate = useNavigate();
  const back = () => void navigate({ to: '/operator/stores', search });
  useShortcuts(text.store, [{ keys: 'u', label: text.backToList, run: back }]);
  return (
    <Page>
      <nav aria-label={text.back} className={detail.bar}>
        <BackLink to="/operator/stores" search={search}>
          {text.storesLabel}
        </BackLink>
      </nav>
      <Freshness queries={[query]} />
      {query.data ? (
        <StoreView
          key={storeId}
          store={query.data}
          opening={explainOpening(query.data.status, ownTimeZone)}
        />
      ) : (
        <DetailAbsent query={query} what="store" />
      )}
    </Page>
  );
}

interface StoreViewProps {
  store: OperatorStoreDetail;
  opening: string;
}

function StoreView({ store, opening }: StoreViewProps) {
  const { verified } = store;
  return (
    <>
      <PageHeader
        title={store.name}
        description={store.branchName}
        actions={<StateBadges states={statesOf(store)} />}
      />
      <div className={detail.columns}>
        <div className={detail.column}>
          <Commission store={store} />
          <SuspensionPanel store={store} />
          {store.approved ? <ChargesPanel store={store} /> : null}
          <OrdersPanel store={store} opening={opening} />
          <StorePanel store={store} />
          <OwnersPanel owners={store.owners} />
        </div>
        <div className={`${detail.column} ${detail.side}`}>
          <OwnerViewPanel store={store} />
          <Verification
            storeId={store.id}
            verified={
              verified && {
                BANK: verified.bank,
                COMPANY: verified.company,
                REPRESENTATIVE: verified.representative,
              }
            }
          />
        </div>
      </div>
    </>
  );
}
