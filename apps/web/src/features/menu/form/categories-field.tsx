import { useController } from 'react-hook-form';
import { SortableList } from '../../../ui/lists/sortable/sortable-list.tsx';
import { moved } from '../../../ui/lists/sortable/sorting.ts';
import { useCategories } from '../categories.queries.ts';
import { CategorySelect } from './category-select.tsx';
import { RemoveButton } from './remove-button.tsx';
import classes from './product-form.module.css';
import type { StoreFormControl } from './use-store-form.ts';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';

/** The product's categories in order. The first is its main category. */
export function CategoriesField({ control }: { control: StoreFormControl }) {
  const { field, fieldState } = useController({ control, name: 'categories' });
  const { value, onChange, onBlur, ref } = field;
  const { categories = [] } = useCategories();
  const nameOf = (id: number) => categories.find((one) => one.id === id)?.name ?? '…';
  return (
    <div className={classes.stack}>
      <CategorySelect
        ref={ref}
        label={formText.addToCategory}
        placeholder={formText.chooseCategory}
        help={formText.categoriesHelp}
        value={null}
        without={value}
        error={fieldState.error?.message}
        onPick={(id) => onChange([...value.filter((other) => other !== id), id])}
        onBlur={onBlur}
      />
      {value.length > 0 ? (
        <SortableList
          label={text.categoriesLabel}
          className={classes.items}
          rowClassName={classes.item}
          items={value}
          keyOf={(id) => id}
          nameOf={nameOf}
          onMove={(from, to) => onChange(moved(value, from, to))}
        >
          {(id, place, grip) => (
            <>
              {grip}
              <span className={classes.itemText}>
                {nameOf(id)}
                {place === 0 ? <span className={classes.mark}>{formText.main}</span> : null}
              </span>
              <RemoveButton
                name={nameOf(id)}
                onClick={() => onChange(value.filter((other) => other !== id))}
              />
            </>
          )}
        </SortableList>
      ) : null}
    </div>
  );
}
