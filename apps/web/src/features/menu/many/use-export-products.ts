import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useExport, type ExportWish } from './many.queries.ts';
import { manyText } from './many.text.ts';

/** Saves what a list of products shows as a file, all its pages; `exporting` while it is on its way. */
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
