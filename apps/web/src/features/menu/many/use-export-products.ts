import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useExport, type ExportFilters } from './many.queries.ts';

/** Saves what a list of products shows as a CSV file, all its pages; `exporting` while it is on its way. */
export function useExportProducts() {
  const { mutate, exporting } = useExport({
    onSlow: () => toastSuccess('The export is on its way. You can go on working.'),
    onSaved: (name) => toastSuccess(`${name} is saved`),
    onFailed: (filters, error) =>
      toastFailure(`The products were not exported. ${explainFailure(error)}`, () =>
        mutate(filters),
      ),
  });
  const exportProducts = (filters: ExportFilters): void => {
    if (!exporting) mutate(filters);
  };
  return { exporting, exportProducts };
}
