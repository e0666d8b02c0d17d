import { saveBusinessProduct, type BusinessProductRequest } from '@counter/contract/menu';
import { useForm } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { isBlank, type Beginning } from './beginning.ts';
import { businessParts } from './business-parts.ts';
import {
  blankBusinessForm,
  businessFormOf,
  businessRequestOf,
  type BusinessProductForm,
} from './business-values.ts';
import { useSaveBusinessProduct } from './product-form.queries.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { usePartWords } from './use-part-words.ts';
import { useProductSave } from './use-product-save.ts';

const resolver = resolverFor(saveBusinessProduct.body, businessRequestOf);

/** Form state of the business-scoped product form. */
export function useBusinessProductForm(beginning: Beginning, onSaved: () => void) {
  const { storeId } = useCurrentStore();
  const form = useForm<BusinessProductForm, unknown, BusinessProductRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: beginningOf(storeId, beginning),
  });
  useFirstFocus(isBlank(beginning), () => form.setFocus('productName'));
  const { mutateAsync } = useSaveBusinessProduct();
  const saving = useProductSave({
    form,
    product: beginning.edited,
    formOf: businessFormOf,
    parts: businessParts(usePartWords()),
    send: mutateAsync,
    onSaved,
  });
  return { form, ...saving };
}

function beginningOf(
  storeId: number,
  { edited, copied, category }: Beginning,
): BusinessProductForm {
  if (edited) return businessFormOf(edited);
  if (!copied) return { ...blankBusinessForm(storeId), category: category ?? null };
  return { ...businessFormOf(copied), id: 0, olVersion: undefined };
}

export type BusinessFormControl = ReturnType<typeof useBusinessProductForm>['form']['control'];
