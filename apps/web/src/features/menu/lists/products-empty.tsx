import { Button } from '@mantine/core';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
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
  if (looked !== '') return <NotFoundState query={looked} onClear={address.clear} />;
  return (
    <EmptyState
      icon={<IconToolsKitchen2 size={32} stroke={1.5} />}
      title={listsText.noProductFound}
      description={listsText.whatYouSellAppearsHere}
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
