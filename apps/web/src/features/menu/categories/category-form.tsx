import { categoryRequest, type Category, type CategoryRequest } from '@counter/contract/menu';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, type ReactNode } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod/mini';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useSaveCategory } from '../categories.queries.ts';
import { StationSelect } from '../stations/station-select.tsx';
import { Suggestions } from './suggestions.tsx';
import { text } from '../menu.text.ts';
import { categoriesText } from './categories.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

type Values = z.input<typeof categoryRequest>;
type CategoryFormState = UseFormReturn<Values, unknown, CategoryRequest>;

interface CategoryFormProps {
  /** The category to edit; undefined for a new one. */
  category: Category | undefined;
  /** Called with the category's id after saving. */
  onSaved: (id: number) => void;
  onCancel: () => void;
  /** Called if the form becomes dirty or clean. */
  onDirty?: (dirty: boolean) => void;
  /** Replaces the buttons to ask whether to discard the input. */
  question?: ReactNode;
}

/** Adds or edits a category of the current store. */
export function CategoryForm(props: CategoryFormProps) {
  const { category, onSaved, onCancel, onDirty, question } = props;
  const { form, submit } = useCategoryForm(category, onSaved);
  const { control, formState, setFocus } = form;
  const { isDirty } = formState;
  useEffect(() => setFocus('name'), [setFocus]);
  useEffect(() => {
    onDirty?.(isDirty);
  });
  return (
    <Form
      label={text.category}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {category ? null : (
        <Suggestions
          onChoose={({ name, description }) => {
            form.setValue('name', name, { shouldDirty: true, shouldValidate: true });
            form.setValue('description', description, { shouldDirty: true });
          }}
        />
      )}
      <TextField control={control} name="name" label={uiText.name} required />
      <TextareaField
        control={control}
        name="description"
        label={uiText.description}
        rows={3}
        counted={500}
      />
      <StationSelect control={control} />
      <FormError>{formState.errors.root?.message}</FormError>
      {question ?? (
        <FormActions>
          <CancelButton onClick={onCancel}>{uiText.cancel}</CancelButton>
          <SubmitButton busy={formState.isSubmitting}>
            {category ? uiText.saveChanges : text.addCategory}
          </SubmitButton>
        </FormActions>
      )}
    </Form>
  );
}

function useCategoryForm(category: Category | undefined, onSaved: (id: number) => void) {
  const { storeId } = useCurrentStore();
  const { mutateAsync } = useSaveCategory();
  const keyed = useRef<Keyed<CategoryRequest>>(undefined);
  const form: CategoryFormState = useForm<Values, unknown, CategoryRequest>({
    resolver: zodResolver(categoryRequest),
    mode: 'onTouched',
    defaultValues: {
      storeId,
      id: category?.id ?? 0,
      name: category?.name ?? '',
      description: category?.description ?? '',
      stationId: category?.stationId ?? null,
    },
  });
  const save = async (request: CategoryRequest) => {
    keyed.current = keyFor(request, keyed.current);
    try {
      const { data, message } = await mutateAsync(keyed.current);
      const said = category ? categoriesText.categoryEditedToast : text.categoryAddedToast;
      toastSuccess(message ?? said);
      onSaved(data);
    } catch (failure) {
      showRefusal(form, failure);
    }
  };
  return { form, submit: async () => form.handleSubmit(save)() };
}
