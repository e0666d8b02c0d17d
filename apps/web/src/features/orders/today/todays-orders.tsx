import { sortByUrgency, type Order } from '@counter/contract/orders';
import { useDeferredValue, useMemo } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { DataTable } from '../../../ui/lists/data-table.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import { ArrivalsPill } from './arrivals-pill.tsx';
import { Freshness } from '../display/freshness.tsx';
import { countGroups, finishedFrom, groupOf, isWaiting, matchesSearch } from './order-groups.ts';
import { ShowMore } from '../ranged/show-more.tsx';
import { narrowTodaysColumns, todaysCard, todaysColumns } from './todays-columns.tsx';
import { TodaysEmpty, type TodaysEmptyProps } from './todays-empty.tsx';
import { TodaysFilters } from './todays-filters.tsx';
import { useOrdersAddress } from '../address/orders-address.tsx';
import { useTodaysOrders } from '../orders.queries.ts';
import { useIsNarrow } from '../../../ui/browser/use-is-narrow.ts';
import { useOrderSelection } from './use-order-selection.ts';
import { useSteadyRows } from './use-steady-rows.ts';
import { text } from '../orders.text.ts';

const noOrders: readonly Order[] = [];

/** Lists today's orders and open ones, each with its next step. */
export function TodaysOrders({ whyNone }: TodaysEmptyProps) {
  const { search, open } = useOrdersAddress();
  const { orders: known, query } = useTodaysOrders();
  const now = useNow();
  const shownOrders = useDeferredValue(known);
  const pages = useDeferredValue(query.data?.pages.length);
  const orders = shownOrders ?? noOrders;
  const wanted = useMemo(
    () =>
      sortByUrgency(orders, now).filter(
        (order) =>
          (search.show === undefined || groupOf(order, now) === search.show) &&
          (search.search === undefined || matchesSearch(order, search.search)),
      ),
    [orders, search.show, search.search, now],
  );
  const asked = `${pages} ${search.show} ${search.search}`;
  const { rows, arrivals, list, settle } = useSteadyRows({ all: orders, wanted, asked });
  const showNew = () => {
    settle();
    return wanted[0];
  };
  const selection = useOrderSelection(rows, list, showNew);
  const finished = finishedFrom(rows);
  const narrow = useIsNarrow();
  const failure = known ? null : query.error;
  return (
    <>
      <Freshness query={query} />
      <Panel flush>
        <TodaysFilters
          counts={shownOrders && countGroups(orders, now)}
          more={query.hasNextPage}
          orders={wanted}
        />
        <div ref={list}>
          <ArrivalsPill count={arrivals} onShow={settle} />
          <DataTable
            label={text.todaysOrders}
            columns={narrow ? narrowTodaysColumns : todaysColumns}
            rows={shownOrders && rows}
            rowKey={orderKey}
            card={todaysCard}
            onOpen={(order) => open(order.orderNumber)}
            activeKey={selection}
            divider={
              finished === undefined
                ? undefined
                : { at: finished, words: `${text.finished} ${rows.length - finished}` }
            }
            urgent={(order) => isWaiting(order, now)}
            twoLines
            empty={<TodaysEmpty whyNone={whyNone} />}
            failed={
              failure ? (
                <FailedState
                  title={text.todaysOrdersNotLoaded}
                  cause={explainFailure(failure)}
                  onRetry={() => void query.refetch()}
                  retrying={query.isFetching}
                />
              ) : null
            }
            footer={query.hasNextPage ? <ShowMore query={query} /> : null}
          />
        </div>
      </Panel>
    </>
  );
}

/** Returns the row key of an order. */
export function orderKey({ id }: Order): string {
  return String(id);
}
