import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useExport, type ExportFilters } from './many.queries.ts';
import { manyText } from './many.text.ts';

/** Saves what a list of products shows as a CSV file, all its pages; `exporting` while it is on its way. */
export function useExportProducts() {
  const { mutate, exporting } = useExport({
    onSlow: () => toastSuccess(manyText.yourExportIsOnIts),
    onSaved: (name) => toastSuccess(manyText.isSaved(name)),
    onFailed: (filters, error) =>
      toastFailure(manyText.productsWereNotExported(explainFailure(error)), () => mutate(filters)),
  });
  const exportProducts = (filters: ExportFilters): void => {
    if (!exporting) mutate(filters);
  };
  return { exporting, exportProducts };
}
