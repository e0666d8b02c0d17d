import { productPageSizes, type Product } from '@counter/contract/menu';
import { useEffect } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { DataTable, type Column } from '../../../ui/lists/data-table.tsx';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { pageSizeOf, useProducts } from '../products.queries.ts';
import { productCard, productCardWithBox } from './product-columns.tsx';
import { useProductController } from './product-controller.tsx';
import { ProductsEmpty } from './products-empty.tsx';
import { useProductsAddress } from './products-address.tsx';
import { listsText } from './lists.text.ts';

interface ProductTableProps {
  columns: readonly Column<Product>[];
  /** False until the person's column choice has loaded. */
  ready: boolean;
}

/** The products on the current page. */
export function ProductTable({ columns, ready }: ProductTableProps) {
  const { wish } = useProductsAddress();
  const { mayWrite, open } = useProductController();
  const query = useProducts(wish);
  const { products } = query;
  const failure = query.data ? null : query.error;
  useLastPage(products?.length === 0, query.data?.totalElements ?? 0);
  return (
    <DataTable
      label={listsText.products}
      columns={columns}
      card={mayWrite ? productCardWithBox : productCard}
      rows={ready ? products : undefined}
      rowKey={productKey}
      onOpen={mayWrite ? ({ id }: Product) => open({ id }) : undefined}
      twoLines
      refetching={query.isPlaceholderData}
      skeletonRows={10}
      empty={<ProductsEmpty />}
      failed={
        failure ? (
          <FailedState
            title={listsText.productsNotLoaded}
            cause={explainFailure(failure)}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : null
      }
      footer={<Pages total={query.data?.totalElements} />}
    />
  );
}

function productKey({ id }: Product): string {
  return String(id);
}

/** Goes to the last page if the current one no longer exists, for example after deleting its last row. */
function useLastPage(empty: boolean, total: number) {
  const { search, wish, update } = useProductsAddress();
  const last = Math.ceil(total / pageSizeOf(wish));
  const beyond = empty && total > 0 && (search.page ?? 1) > last;
  useEffect(() => {
    if (beyond) update({ page: last > 1 ? last : undefined }, { replace: true });
  });
}

function Pages({ total }: { total: number | undefined }) {
  const { view, search, wish, update } = useProductsAddress();
  const sizes =
    view === 'store'
      ? { sizes: productPageSizes, onPageSize: (size: number) => update({ size: sizeOf(size) }) }
      : {};
  return (
    <Pagination
      page={search.page ?? 1}
      pageSize={pageSizeOf(wish)}
      total={total}
      onPage={(page) => update({ page: page > 1 ? page : undefined })}
      {...sizes}
    />
  );
}

function sizeOf(size: number): 25 | 100 | undefined {
  return size === 25 || size === 100 ? size : undefined;
}
