import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DishDrawing } from '../../../ui/display/drawings/dish.tsx';
import { SearchDrawing } from '../../../ui/display/drawings/search.tsx';
import { EmptyState, NotFoundState } from '../../../ui/feedback/states.tsx';
import { useCategories } from '../categories.queries.ts';
import { useProductController } from './product-controller.tsx';
import { useProductsAddress, type ProductsAddress } from './products-address.tsx';
import { statusLabels } from './status-labels.ts';
import { listsText } from './lists.text.ts';

/** Explains why a list is empty, and offers the next step. */
export function ProductsEmpty() {
  const address = useProductsAddress();
  const { mayWrite, formLink } = useProductController();
  const looked = useLookedFor(address);
  if (looked !== '') {
    const drawing = <SearchDrawing large />;
    return <NotFoundState query={looked} onClear={address.clear} drawing={drawing} />;
  }
  return (
    <EmptyState
      drawing={<DishDrawing large />}
      title={listsText.noProductFound}
      description={listsText.noProductsHelp}
      action={
        mayWrite ? (
          <Button renderRoot={(props) => <Link {...props} {...formLink()} />}>
            {listsText.addProduct}
          </Button>
        ) : null
      }
    />
  );
}

/** Describes the current filters. */
function useLookedFor({ view, search, wish }: ProductsAddress): string {
  const { categories = [] } = useCategories();
  const names = wish.categories.map(
    (id) => categories.find((category) => category.id === id)?.name ?? listsText.thisCategory,
  );
  return [
    search.search,
    ...names,
    search.status && statusLabels[view][search.status],
    search.page && listsText.page(search.page),
  ]
    .filter(Boolean)
    .join(', ');
}
