import {
  editProducts,
  exportProducts,
  importProducts,
  type BulkEdit,
} from '@counter/contract/menu';
import type { CallOf } from '@counter/contract/endpoint';
import { useIsMutating, useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { download, type TableKind } from '../../../lib/files/download.ts';
import type { OnProgress } from '../../../lib/http.ts';
import { storeResource } from '../../../lib/resource/store-resource.ts';
import { storeKey } from '../../../lib/store-key.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';

/** Long enough for the largest file over a slow network, and for the server to read it. */
const importWithinMs = 3 * 60_000;

type EditWish = {
  readonly ids: readonly number[];
  readonly edit: BulkEdit;
  /** Only asks what would become of them. */
  readonly preview: boolean;
};

const menu = storeResource('menu');

/** A preview has nothing read again. */
const applies = {
  changed: ({ data }: { readonly data: { readonly applied: boolean } }) => data.applied,
  refetchFirst: true,
};

/** Changes many products at once, or asks what would become of them. */
export const useEditProducts = menu.write(
  editProducts,
  ({ storeId }, { ids, edit, preview }: EditWish) => ({
    body: { storeId, ids: [...ids], edit, preview },
  }),
  applies,
);

type ImportWish = {
  readonly csv: string;
  /** The plan of the preview that is to be applied; absent only asks. */
  readonly plan?: string;
  /** Leaves wrong lines out. */
  readonly skipWrong?: boolean;
  readonly onProgress?: OnProgress;
};

/** Asks line by line what a file of products would change, or applies what was previewed. */
export const useImportProducts = menu.send(
  ({ storeId }, { csv, plan, skipWrong = false, onProgress }: ImportWish) => {
    const body = { storeId, csv, skipWrong, ...(plan === undefined ? {} : { plan }) };
    const options = { withinMs: importWithinMs, ...(onProgress && { onProgress }) };
    return call(importProducts, { body }, options);
  },
  applies,
);

/** The filters of an export: those of the list. */
type ExportFilters = Pick<
  CallOf<typeof exportProducts>['body'],
  'searchStr' | 'status' | 'categoryId'
>;

/** The products to save, and the kind of file. */
export type ExportWish = { readonly filters: ExportFilters; readonly kind: TableKind };

/** The time before the person is told that an export is under way, in milliseconds. */
const slowAfterMs = 1500;

const exportKey = (storeId: number) => storeKey('menu', storeId, 'export');

export type ExportOutcome = {
  /** It takes a while. */
  onSlow: () => void;
  /** `name` is the file's. */
  onSaved: (name: string) => void;
  onFailed: (wish: ExportWish, error: Error) => void;
};

/**
 * Saves the products that the filters list as a file. The outcome is told even when the caller has
 * gone; `exporting` also says so to who comes back.
 */
export function useExport({ onSlow, onSaved, onFailed }: ExportOutcome) {
  const { storeId } = useCurrentStore();
  const mutationKey = exportKey(storeId);
  const exporting = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async ({ filters, kind }: ExportWish) =>
      download(exportProducts, { body: { storeId, ...filters } }, kind),
    onMutate: () => setTimeout(onSlow, slowAfterMs),
    onSuccess: (name) => onSaved(name),
    onError: (error, wish) => onFailed(wish, error),
    onSettled: (_name, _error, _wish, timer) => clearTimeout(timer),
  });
  return { mutate, exporting };
}
