import { promoPageSize, type Promo } from '@counter/contract/promotions';
import { IconPlus, IconTicket } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { promoCard, promoColumns } from './promo-columns.tsx';
import { usePromos } from './promotions.queries.ts';

/** The promo codes of the current store, the newest first, 10 a page. */
export function PromotionsScreen({ page }: { page: number }) {
  const { can } = useCurrentStore();
  return (
    <Page>
      <PageHeader
        title="Promo Code"
        description="Codes with which your customers pay less."
        actions={can('promotions:write') ? <AddButton /> : null}
      />
      <List page={page} />
    </Page>
  );
}

function AddButton() {
  return (
    <LinkButton
      to="/dashboard/add-promo-code"
      leftSection={<IconPlus size={18} stroke={1.75} aria-hidden />}
    >
      Add Promo
    </LinkButton>
  );
}

function List({ page }: { page: number }) {
  const { can } = useCurrentStore();
  const room = useIsNarrow() ? 'narrow' : 'wide';
  const query = usePromos(page - 1);
  const { data, error } = query;
  const total = data?.totalElements ?? 0;
  const turn = useTurn(page, total, data?.content.length === 0);
  return (
    <>
      {data && error ? (
        <Notice tone="info">
          These promo codes may be out of date. {explainFailure(error)} What you see is the last
          known.
        </Notice>
      ) : null}
      <Panel flush>
        <DataTable
          label="Promo codes"
          columns={promoColumns[room][can('promotions:write') ? 'write' : 'read']}
          card={promoCard}
          rows={data?.content}
          rowKey={promoKey}
          twoLines
          refetching={query.isPlaceholderData}
          empty={<NoPromos />}
          failed={
            error && !data ? (
              <FailedState
                title="The promo codes could not be loaded"
                cause={explainFailure(error)}
                onRetry={() => void query.refetch()}
                retrying={query.isFetching}
              />
            ) : null
          }
          footer={<Pagination page={page} pageSize={promoPageSize} total={total} onPage={turn} />}
        />
      </Panel>
    </>
  );
}

function promoKey({ id }: Promo): string {
  return String(id);
}

/** Turns to a page. Deleting the last row of the last page leads to the one before. */
function useTurn(page: number, total: number, empty: boolean) {
  const navigate = useNavigate();
  const turn = (to: number, replace = false) =>
    void navigate({
      to: '/dashboard/promo-code',
      search: { page: to > 1 ? to : undefined },
      replace,
    });
  const last = Math.ceil(total / promoPageSize);
  const beyond = empty && total > 0 && page > last;
  useEffect(() => {
    if (beyond) turn(last, true);
  });
  return (to: number) => turn(to);
}

function NoPromos() {
  const { can } = useCurrentStore();
  return (
    <EmptyState
      icon={<IconTicket size={32} stroke={1.5} />}
      title="No promo code found"
      description="Give customers a reason to order: a percentage for the first order, or an amount off from $ 30."
      action={can('promotions:write') ? <AddButton /> : null}
    />
  );
}
