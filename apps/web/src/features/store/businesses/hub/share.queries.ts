import type { Business } from '@counter/contract/store';
import { findStorefront, printOrderCode, type OrderCodeLayout } from '@counter/contract/storefront';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { download } from '../../../../lib/files/download.ts';
import { storeKey } from '../../../../lib/store-key.ts';

/** The web store of a business as its customers see it. */
export function useWebStore({ id, storeUrl }: Business) {
  return useQuery({
    queryKey: storeKey('menu', id, 'webStore'),
    queryFn: async ({ signal }) =>
      (await call(findStorefront, { params: { storeUrl } }, { signal })).data,
  });
}

/** Saves a page with the code of a web store, or of a product of it; answers the file's name. */
export async function saveOrderCode(
  { id: storeId }: Business,
  layout: OrderCodeLayout,
  productId: number | undefined,
): Promise<string> {
  return download(printOrderCode, { body: { storeId, layout, productId } });
}
