import { supplierRequest, type Supplier, type SupplierRequest } from '@counter/contract/expenses';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { useReadSupplier, useSaveSupplier } from './suppliers.queries.ts';

const blank = {
  name: '',
  contactPerson: '',
  phone: '',
  email: '',
  address: '',
  supplies: '',
  notes: '',
};

type SupplierValues = typeof blank;

function valuesOf(supplier: Supplier | undefined): SupplierValues {
  if (!supplier) return blank;
  const { name, contactPerson, phone, email, address, supplies, notes } = supplier;
  return { name, contactPerson, phone, email, address, supplies, notes };
}

/** Form state of a supplier, with validation and saving. */
export function useSupplierForm(
  supplier: Supplier | undefined,
  onSaved: (message: string) => void,
) {
  const { userId, storeId } = useCurrentStore();
  const id = supplier?.id ?? 0;
  const [resolver] = useState(() =>
    resolverFor(supplierRequest, (values: SupplierValues) => ({ userId, storeId, id, ...values })),
  );
  const form = useForm<SupplierValues, unknown, SupplierRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: valuesOf(supplier),
  });
  const { mutateAsync: send } = useSaveSupplier();
  const read = useReadSupplier();
  const saving = useVersionedSave(form, {
    olVersion: supplier?.olVersion,
    send,
    readTheirs: async () => {
      const theirs = await read(id);
      return { values: valuesOf(theirs), olVersion: theirs.olVersion };
    },
    onSaved: ({ message = uiText.saved }) => onSaved(message),
  });
  return { form, ...saving };
}
