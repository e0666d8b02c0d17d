import { promoPageSize } from '@counter/contract/promotions';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { useLastPage } from '../../lib/url/use-last-page.ts';
import { useListAddress } from '../../lib/url/use-list-address.ts';
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
import { PromoDrawer } from './promo-drawer.tsx';
import type { PromotionsSearch } from './promotions-search.ts';
import { usePromos } from './promotions.queries.ts';
import { text } from './promotions.text.ts';

/** The current store's promo codes, newest first, 10 per page. */
export function PromotionsScreen({ search }: { search: PromotionsSearch }) {
  const { can } = useCurrentStore();
  return (
    <Page>
      <PageHeader
        title={text.promoCode}
        description={text.pageHelp}
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
      <List search={search} />
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

function List({ search }: { search: PromotionsSearch }) {
  const { can } = useCurrentStore();
  const room = useIsNarrow() ? 'narrow' : 'wide';
  const { page = 1 } = search;
  const query = usePromos(page - 1);
  const total = query.data?.totalElements;
  const { turnTo, update, rows, close } = useListAddress(search);
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
    <>
      <ListPanel what={text.promoCodes} query={query} filters={<Filters views={view.controls} />}>
        <DataTable
          label={text.promoCodesLabel}
          columns={view.columns}
          card={promoCard}
          rows={view.ready ? query.data?.content : undefined}
          {...rows}
          twoLines
          refetching={query.isPlaceholderData}
          empty={<NoPromos />}
          footer={<Pagination page={page} pageSize={promoPageSize} total={total} onPage={turnTo} />}
        />
      </ListPanel>
      <PromoDrawer openId={search.open} onClose={close} />
    </>
  );
}

function NoPromos() {
  const { can } = useCurrentStore();
  return (
    <EmptyState
      drawing={<GiftDrawing large />}
      title={text.noPromoCodeFound}
      description={text.noPromoCodeHelp}
      action={can('promotions:write') ? <AddButton /> : null}
    />
  );
}
