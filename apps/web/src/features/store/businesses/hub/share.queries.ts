import type { Business } from '@counter/contract/store';
import { findStorefront, printOrderCode, type OrderCodeLayout } from '@counter/contract/storefront';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api.ts';
import { download } from '../../../../lib/files/download.ts';
import { storeKey } from '../../../../lib/store-key.ts';

/** Loads the web store of a business as customers see it. */
export function useWebStore({ id, storeUrl }: Business) {
  return useQuery({
    queryKey: storeKey('menu', id, 'webStore'),
    queryFn: async ({ signal }) =>
      (await call(findStorefront, { params: { storeUrl } }, { signal })).data,
  });
}

/** Saves a printable page with the QR code of a web store or product; resolves with the file's name. */
export async function saveOrderCode(
  { id: storeId }: Business,
  layout: OrderCodeLayout,
  productId: number | undefined,
): Promise<string> {
  return download(printOrderCode, { body: { storeId, layout, productId } });
}
