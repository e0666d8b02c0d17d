import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useExport, type ExportWish } from './many.queries.ts';
import { manyText } from './many.text.ts';

/** Saves what a list of products shows as a file, all its pages; `exporting` while it is on its way. */
export function useExportProducts() {
  const { mutate, exporting } = useExport({
    onSlow: () => toastSuccess(manyText.yourExportIsOnIts),
    onSaved: (name) => toastSuccess(manyText.isSaved(name)),
    onFailed: (wish, error) =>
      toastFailure(manyText.productsWereNotExported(explainFailure(error)), () => mutate(wish)),
  });
  const exportProducts = (wish: ExportWish): void => {
    if (!exporting) mutate(wish);
  };
  return { exporting, exportProducts };
}
