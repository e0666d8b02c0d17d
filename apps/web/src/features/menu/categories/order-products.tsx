import { pictureUrl } from '@counter/contract/files';
import type { Category } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { SortableList } from '../../../ui/lists/sortable/sortable-list.tsx';
import { moveOf } from '../moves.ts';
import classes from './categories.module.css';
import { ListSkeleton } from './list-skeleton.tsx';
import { useMoveProduct, usePlacedProducts } from './order.queries.ts';
import { categoriesText } from './categories.text.ts';

interface OrderProductsProps {
  /** Undefined for products without a category. */
  category: Category | undefined;
  onBack: () => void;
}

/** Reorders the products of a category as customers see them. */
export function OrderProducts({ category, onBack }: OrderProductsProps) {
  return (
    <>
      <Products categoryId={category?.id ?? 0} />
      <div className={classes.foot}>
        <Button variant="default" onClick={onBack}>
          {categoriesText.backToCategories}
        </Button>
      </div>
    </>
  );
}

function Products({ categoryId }: { categoryId: number }) {
  const { currency } = useCurrentStore();
  const query = usePlacedProducts(categoryId);
  const { products, error } = query;
  const move = useMoveProduct({
    onRefused: (_, failure) =>
      toastFailure(categoriesText.notReorderedToast(explainFailure(failure))),
  });
  if (!products && error) {
    return <FailedToLoad title={categoriesText.productsNotLoaded} query={query} />;
  }
  if (!products) return <ListSkeleton />;
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<IconArrowsSort size={32} stroke={1.5} />}
        title={categoriesText.noProductHere}
        description={categoriesText.noProductsHelp}
      />
    );
  }
  return (
    <>
      <p className={classes.help}>{categoriesText.productOrderHint}</p>
      <SortableList
        label={categoriesText.orderProducts}
        items={products}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={(from, to) => move.mutate({ categoryId, ...moveOf(products, from, to) })}
        rowClassName={classes.row}
      >
        {({ name, image, price }, _place, grip) => (
          <>
            {grip}
            {image === null ? null : (
              <img
                className={classes.picture}
                src={pictureUrl(image, 'small')}
                alt=""
                loading="lazy"
              />
            )}
            <span className={classes.words}>
              <span className={classes.name}>{name}</span>
              <span className={classes.count}>{formatMoney(price, currency)}</span>
            </span>
          </>
        )}
      </SortableList>
    </>
  );
}
