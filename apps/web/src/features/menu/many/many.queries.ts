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

/** Timeout in milliseconds: enough to upload the largest file over a slow network and for the server to process it. */
const importWithinMs = 3 * 60_000;

type EditWish = {
  readonly ids: readonly number[];
  readonly edit: BulkEdit;
  /** True to preview without changing anything. */
  readonly preview: boolean;
};

const menu = storeResource('menu');

/** A preview refetches nothing. */
const applies = {
  changed: ({ data }: { readonly data: { readonly applied: boolean } }) => data.applied,
  refetchFirst: true,
};

/** Changes many products at once, or previews that. */
export const useEditProducts = menu.write(
  editProducts,
  ({ storeId }, { ids, edit, preview }: EditWish) => ({
    body: { storeId, ids: [...ids], edit, preview },
  }),
  applies,
);

type ImportWish = {
  readonly csv: string;
  /** The plan of the preview to apply; if absent, this is a preview. */
  readonly plan?: string;
  /** Skips invalid lines. */
  readonly skipWrong?: boolean;
  readonly onProgress?: OnProgress;
};

/** Previews a product file line by line, or applies the preview. */
export const useImportProducts = menu.send(
  ({ storeId }, { csv, plan, skipWrong = false, onProgress }: ImportWish) => {
    const body = { storeId, csv, skipWrong, ...(plan === undefined ? {} : { plan }) };
    const options = { withinMs: importWithinMs, ...(onProgress && { onProgress }) };
    return call(importProducts, { body }, options);
  },
  applies,
);

/** The filters of an export, which are those of the list. */
type ExportFilters = Pick<
  CallOf<typeof exportProducts>['body'],
  'searchStr' | 'status' | 'categoryId'
>;

/** The products to export, and the file format. */
export type ExportWish = { readonly filters: ExportFilters; readonly kind: TableKind };

/** Delay in milliseconds before the person is told that an export is running. */
const slowAfterMs = 1500;

const exportKey = (storeId: number) => storeKey('menu', storeId, 'export');

export type ExportOutcome = {
  /** Called if the export takes a while. */
  onSlow: () => void;
  /** `name` is the file's name. */
  onSaved: (name: string) => void;
  onFailed: (wish: ExportWish, error: Error) => void;
};

/**
 * Exports the filtered products as a file. The callbacks run even after the component unmounts; `exporting` also covers
 * an export that was started before it mounted.
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
