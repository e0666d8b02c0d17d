import {
  findProduct,
  saveBusinessProduct,
  saveProduct,
  type BusinessProductRequest,
  type Product,
  type ProductRequest,
} from '@counter/contract/menu';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import type { Keyed } from '../../../lib/send-once.ts';
import { menuKey } from '../menu-key.ts';

async function readProduct(storeId: number, id: number, signal?: AbortSignal): Promise<Product> {
  const params = { storeId: String(storeId), productId: String(id) };
  return (await call(findProduct, { params }, signal ? { signal } : {})).data;
}

/** The product that a form begins with; none where `id` is undefined. */
export function useProduct(id: number | undefined) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: [...menuKey(storeId), 'product', id] as const,
    queryFn: async ({ signal }) => (id === undefined ? null : readProduct(storeId, id, signal)),
    enabled: id !== undefined,
    // A form must not begin with what the product was a while ago.
    gcTime: 0,
  });
}

/** Reads a product again, as it is now. @throws ApiProblem, ConnectionError */
export function useReadProduct(): (id: number) => Promise<Product> {
  const { storeId } = useCurrentStore();
  return async (id) => readProduct(storeId, id);
}

/** Keeps a product as the store-level form has it; answers the server's message. */
export function useSaveProduct() {
  return useSave(({ key, sent }: Keyed<ProductRequest>) =>
    call(saveProduct, { body: sent }, { idempotencyKey: key }),
  );
}

/** Keeps a product as the business-scoped form has it; answers the server's message. */
export function useSaveBusinessProduct() {
  return useSave(({ key, sent }: Keyed<BusinessProductRequest>) =>
    call(saveBusinessProduct, { body: sent }, { idempotencyKey: key }),
  );
}

type Answer = { readonly message?: string | undefined };

function useSave<Request>(send: (request: Request) => Promise<Answer>) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: () => void client.invalidateQueries({ queryKey: menuKey(storeId) }),
  });
}
