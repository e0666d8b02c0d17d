import { promoPageSize, type Promo } from '@counter/contract/promotions';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useLastPage } from '../../lib/use-last-page.ts';
import { useListAddress } from '../../lib/use-list-address.ts';
import { addIcon } from '../../ui/actions/add-icon.tsx';
import { GiftDrawing } from '../../ui/display/drawings/gift.tsx';
import { DataTable } from '../../ui/lists/data-table.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Filters } from '../../ui/lists/filters.tsx';
import { ListPanel } from '../../ui/lists/list-panel.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Pagination } from '../../ui/lists/pagination.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { useIsNarrow } from '../../ui/browser/use-is-narrow.ts';
import { useListView } from '../views/index.ts';
import { promoCard, promoColumns } from './promo-columns.tsx';
import { usePromos } from './promotions.queries.ts';
import { text } from './promotions.text.ts';

/** The promo codes of the current store, the newest first, 10 a page. */
export function PromotionsScreen({ page }: { page: number }) {
  const { can } = useCurrentStore();
  return (
    <Page>
      <PageHeader
        title={text.promoCode}
        description={text.discountCodesForYourCustomers}
        actions={
          <>
            {can('marketing:write') ? (
              <LinkButton to="/dashboard/marketing" variant="default">
                {text.startFromGoal}
              </LinkButton>
            ) : null}
            {can('promotions:write') ? <AddButton /> : null}
          </>
        }
      />
      <List page={page} />
    </Page>
  );
}

function AddButton() {
  return (
    <LinkButton to="/dashboard/add-promo-code" leftSection={addIcon}>
      {text.addPromo}
    </LinkButton>
  );
}

function List({ page }: { page: number }) {
  const { can } = useCurrentStore();
  const room = useIsNarrow() ? 'narrow' : 'wide';
  const query = usePromos(page - 1);
  const total = query.data?.totalElements;
  const search = { page };
  const { turnTo, update } = useListAddress(search);
  useLastPage({ page, pageSize: promoPageSize, total, turnTo });
  const view = useListView({
    list: 'promoCodes',
    label: text.promoCodesLabel,
    columns: promoColumns[room][can('promotions:write') ? 'write' : 'read'],
    search,
    filters: [],
    onChoose: update,
  });
  return (
    <ListPanel what={text.promoCodes} query={query} filters={<Filters views={view.controls} />}>
      <DataTable
        label={text.promoCodesLabel}
        columns={view.columns}
        card={promoCard}
        rows={view.ready ? query.data?.content : undefined}
        rowKey={promoKey}
        twoLines
        refetching={query.isPlaceholderData}
        empty={<NoPromos />}
        footer={
          <Pagination page={page} pageSize={promoPageSize} total={total ?? 0} onPage={turnTo} />
        }
      />
    </ListPanel>
  );
}

function promoKey({ id }: Promo): string {
  return String(id);
}

function NoPromos() {
  const { can } = useCurrentStore();
  return (
    <EmptyState
      drawing={<GiftDrawing large />}
      title={text.noPromoCodeFound}
      description={text.offerPercentageOffFirstOrder}
      action={can('promotions:write') ? <AddButton /> : null}
    />
  );
}
