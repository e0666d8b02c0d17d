import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { useSuggestedCategories, useCategories } from '../categories.queries.ts';
import { categoryChoices, suggestionIn } from './category-choices.ts';
import classes from './product-form.module.css';
import { useAddCategory } from './use-add-category.tsx';
import { formText } from './form.text.ts';

interface CategorySelectProps {
  label: string;
  placeholder: string;
  help?: string;
  required?: boolean;
  /** The chosen category; null if the select only adds to a list. */
  value: number | null;
  /** Categories that are already chosen. */
  without?: readonly number[];
  error: ReactNode;
  onPick: (id: number) => void;
  onClear?: () => void;
  onBlur: () => void;
  ref?: Ref<HTMLSelectElement>;
}

/** Selects one of the store's categories or a suggested one, which is added immediately. New ones can be added, too. */
export function CategorySelect({ ref, ...props }: CategorySelectProps) {
  const { value, onPick, onClear } = props;
  const own = useCategories().categories ?? [];
  const suggested = useSuggestedCategories().data ?? [];
  const { add, busy, ask, dialog } = useAddCategory(onPick);

  function choose(chosen: string) {
    const name = suggestionIn(chosen);
    if (name !== undefined) void add(name);
    else if (chosen === '') onClear?.();
    else onPick(Number(chosen));
  }

  return (
    <div className={classes.withButton}>
      <NativeSelect
        ref={ref}
        label={props.label}
        required={props.required ?? false}
        withAsterisk={false}
        value={value ?? ''}
        data={[
          { value: '', label: props.placeholder },
          ...categoryChoices(own, suggested, props.without ?? []),
        ]}
        disabled={busy}
        description={props.error ? undefined : props.help}
        error={props.error}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={fieldLook}
        onBlur={props.onBlur}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      <Button variant="default" className={classes.beside} leftSection={addIcon} onClick={ask}>
        {formText.newCategory}
      </Button>
      {dialog}
    </div>
  );
}
