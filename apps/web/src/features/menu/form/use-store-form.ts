import { saveProduct, type ProductRequest } from '@counter/contract/menu';
import { useForm } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { isBlank, type Beginning } from './beginning.ts';
import { useSaveProduct } from './product-form.queries.ts';
import { storeParts } from './store-parts.ts';
import { blankStoreForm, storeFormOf, storeRequestOf, type StoreForm } from './store-values.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { usePartWords } from './use-part-words.ts';
import { useProductSave } from './use-product-save.ts';

const resolver = resolverFor(saveProduct.body, storeRequestOf);

/** Form state of the store-level product form. */
export function useStoreForm(beginning: Beginning, onSaved: () => void) {
  const { storeId } = useCurrentStore();
  const form = useForm<StoreForm, unknown, ProductRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: beginningOf(storeId, beginning),
  });
  useFirstFocus(isBlank(beginning), () => form.setFocus('name'));
  const { mutateAsync } = useSaveProduct();
  const saving = useProductSave({
    form,
    product: beginning.edited,
    formOf: storeFormOf,
    parts: storeParts(usePartWords()),
    send: mutateAsync,
    onSaved,
  });
  return { form, ...saving };
}

function beginningOf(storeId: number, { edited, copied, category }: Beginning): StoreForm {
  if (edited) return storeFormOf(edited);
  if (copied) return { ...storeFormOf(copied), id: 0, olVersion: undefined };
  const categories = category === undefined ? [] : [category];
  return { ...blankStoreForm(storeId), categories };
}

export type StoreFormControl = ReturnType<typeof useStoreForm>['form']['control'];
