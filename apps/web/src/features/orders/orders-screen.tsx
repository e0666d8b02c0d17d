import type { Order } from '@counter/contract/orders';
import { VisuallyHidden } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import classes from './orders.module.css';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { TabLinks } from '../../ui/layout/tabs.tsx';
import { OpenOrder } from './drawer/open-order.tsx';
import { OrderControllerProvider } from './moves/order-controller.tsx';
import {
  OrdersAddressProvider,
  useOrdersAddress,
  type OrdersPlace,
} from './address/orders-address.tsx';
import { useOrdersView } from './board/orders-view.ts';
import { ViewSwitch } from './board/view-switch.tsx';
import { TodaysOrders } from './today/todays-orders.tsx';
import { lazyPart } from '../../ui/browser/ahead.ts';
import { text } from './orders.text.ts';
import { uiText } from '../../ui/ui.text.ts';

// Calendars are not needed for today's orders.
const RangedOrders = lazyPart(async () => {
  const { RangedOrders: component } = await import('./ranged/ranged-orders.tsx');
  return { default: component };
});
const KitchenBar = lazyPart(async () => ({
  default: (await import('./stations/kitchen-bar.tsx')).KitchenBar,
}));
const Board = lazyPart(async () => ({ default: (await import('./board/board.tsx')).Board }));
const SaveHistory = lazyPart(async () => {
  const { SaveHistory: component } = await import('./ranged/save-history.tsx');
  return { default: component };
});

interface OrdersScreenProps extends OrdersPlace {
  notice: ReactNode;
  /** Explains why there are no orders today: the reason none come in, or the given text. */
  whyNone: (otherwise: string) => ReactNode;
  /** Renders further actions of other features. */
  more: (order: Order) => ReactNode;
}

/** Order Management: the current store's orders of today, scheduled and finished, with the open order. */
export function OrdersScreen({ notice, whyNone, more, ...place }: OrdersScreenProps) {
  const store = useCurrentStore();
  // People who may only read finished orders get only the history.
  const { search } = place;
  const allowed = store.can('orders:read') ? search : { ...search, tab: 'history' as const };
  return (
    <OrdersAddressProvider place={{ ...place, search: allowed }}>
      <OrdersContent notice={notice} whyNone={whyNone} more={more} />
    </OrdersAddressProvider>
  );
}

function OrdersContent({ notice, whyNone, more }: Omit<OrdersScreenProps, keyof OrdersPlace>) {
  const { search, orderNumber, close } = useOrdersAddress();
  const isBoard = useIsBoard();
  return (
    <OrderControllerProvider onMoved={(order) => order.orderNumber === orderNumber && close()}>
      <Page>
        {isBoard ? <BoardHeader /> : <TableHeader />}
        {notice}
        {isBoard ? null : <Tabs />}
        <Suspense>
          {isBoard ? <Board /> : null}
          {search.tab ? <RangedOrders key={search.tab} kind={search.tab} /> : null}
          {isBoard || search.tab ? null : <TodaysOrders whyNone={whyNone} />}
        </Suspense>
      </Page>
      <OpenOrder more={more} />
    </OrderControllerProvider>
  );
}

function useIsBoard(): boolean {
  const { search } = useOrdersAddress();
  const view = useOrdersView();
  return search.tab === undefined && view === 'board';
}

function TableHeader() {
  const { tab } = useOrdersAddress().search;
  return (
    <PageHeader
      title={text.orderManagement}
      beside
      actions={tab === 'history' ? <Save /> : tab === undefined && <ViewSwitch />}
    />
  );
}

/** One line, to leave room for the board. */
function BoardHeader() {
  return (
    <div className={classes.boardHeader}>
      <VisuallyHidden component="h1">{text.orderManagement}</VisuallyHidden>
      <Tabs />
      <Suspense>
        <KitchenBar />
      </Suspense>
      <ViewSwitch />
    </div>
  );
}

function Save() {
  return (
    <Suspense>
      <SaveHistory />
    </Suspense>
  );
}

const tabs = [
  { label: text.todaysOrders, tab: undefined },
  { label: text.scheduledLabel, tab: 'scheduled' },
  { label: text.history, tab: 'history' },
] as const;

function Tabs() {
  const { search, linkTo } = useOrdersAddress();
  const store = useCurrentStore();
  const readable = tabs.filter(({ tab }) => tab === 'history' || store.can('orders:read'));
  return (
    <TabLinks
      label={uiText.orders}
      tabs={readable.map(({ label, tab }) => ({
        label,
        active: search.tab === tab,
        link: linkTo({ tab }),
      }))}
    />
  );
}
