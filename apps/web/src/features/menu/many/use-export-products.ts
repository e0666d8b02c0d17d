import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useExport, type ExportWish } from './many.queries.ts';
import { manyText } from './many.text.ts';

/** Exports the list's products on all pages; `exporting` while it runs. */
export function useExportProducts() {
  const { mutate, exporting } = useExport({
    onSlow: () => toastSuccess(manyText.exportStartedToast),
    onSaved: (name) => toastSuccess(manyText.exportSavedToast(name)),
    onFailed: (wish, error) =>
      toastFailure(manyText.notExportedToast(explainFailure(error)), () => mutate(wish)),
  });
  const exportProducts = (wish: ExportWish): void => {
    if (!exporting) mutate(wish);
  };
  return { exporting, exportProducts };
}
