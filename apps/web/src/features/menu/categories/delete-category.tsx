import type { Category } from '@counter/contract/menu';
import { NativeSelect } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useCategories, useDeleteCategory } from '../categories.queries.ts';
import { text } from '../menu.text.ts';
import { categoriesText } from './categories.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface DeleteCategoryProps {
  /** The current category: its number of products may change while the dialog is open. */
  category: Category;
  onDeleted: () => void;
  onCancel: () => void;
}

const nowhere = '0';

/** Asks for confirmation before a category is deleted, and where its products go. */
export function DeleteCategory({ category, onDeleted, onCancel }: DeleteCategoryProps) {
  const { id, name, products } = category;
  const { mutateAsync, isPending, error } = useDeleteCategory();
  const [moveTo, setMoveTo] = useState(nowhere);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const wish = { id, moveTo: products > 0 ? Number(moveTo) : undefined };
      const { message } = await mutateAsync(wish);
      toastSuccess(message ?? categoriesText.categoryDeletedToast);
      onDeleted();
    } catch {
      // The form shows the error.
    }
  };
  return (
    <Form label={text.delete(name)} onSubmit={(event) => void submit(event)}>
      {products > 0 ? (
        <>
          <p>{categoriesText.deleteFullHelp(products, name)}</p>
          <Destination category={category} value={moveTo} onChange={setMoveTo} />
        </>
      ) : (
        <p>{categoriesText.deleteEmptyHelp(name)}</p>
      )}
      <FormError>{error ? explainFailure(error) : null}</FormError>
      <FormActions>
        <CancelButton onClick={onCancel}>{uiText.goBack}</CancelButton>
        <SubmitButton busy={isPending} danger>
          {categoriesText.deleteCategory}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}

interface DestinationProps {
  category: Category;
  value: string;
  onChange: (value: string) => void;
}

function Destination({ category, value, onChange }: DestinationProps) {
  const { categories = [] } = useCategories();
  const others = categories
    .filter(({ id }) => id !== category.id)
    .map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <NativeSelect
      label={categoriesText.productsGoTo}
      classNames={fieldLook}
      data={[{ value: nowhere, label: categoriesText.noCategory }, ...others]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
