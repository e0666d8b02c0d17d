import type { CategoryRequest } from '@counter/contract/menu';
import { useRef, useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { CategoryForm } from '../categories/category-form.tsx';
import { useSaveCategory } from '../categories.queries.ts';
import { text } from '../menu.text.ts';

/** Adds a category from within another form, by a suggested name or one that it asks for. */
export function useAddCategory(onAdded: (id: number) => void) {
  const { storeId } = useCurrentStore();
  const { mutateAsync, isPending } = useSaveCategory();
  const keyed = useRef<Keyed<CategoryRequest>>(undefined);
  const [confirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);

  async function add(name: string) {
    keyed.current = keyFor({ storeId, id: 0, name, description: '' }, keyed.current);
    try {
      const { data, message } = await mutateAsync(keyed.current);
      toastSuccess(message ?? text.categoryAddedToast);
      onAdded(data);
    } catch (failure) {
      toastFailure(explainFailure(failure));
    }
  }

  return {
    busy: isPending,
    add,
    ask: () => setConfirming(true),
    dialog: (
      <Modal opened={confirming} onClose={close} title={text.addCategory} centered size={480}>
        <CategoryForm
          category={undefined}
          onSaved={(id) => {
            close();
            onAdded(id);
          }}
          onCancel={close}
        />
      </Modal>
    ),
  };
}
