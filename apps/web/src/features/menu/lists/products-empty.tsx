import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { DishDrawing } from '../../../ui/display/drawings/dish.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { ListEmpty } from '../../../ui/lists/list-empty.tsx';
import type { LookedFor } from '../../../ui/lists/looked-for.ts';
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
  return (
    <ListEmpty looked={looked} onClear={address.clear}>
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
    </ListEmpty>
  );
}

/** Describes the current filters. */
function useLookedFor({ view, search, wish }: ProductsAddress): LookedFor {
  const { categories = [] } = useCategories();
  const names = wish.categories.map(
    (id) => categories.find((category) => category.id === id)?.name ?? listsText.thisCategory,
  );
  return [
    search.search,
    ...names,
    search.status && statusLabels[view][search.status],
    search.page && listsText.page(search.page),
  ];
}
