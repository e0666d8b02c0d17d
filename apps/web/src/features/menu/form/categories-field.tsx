import { useController } from 'react-hook-form';
import { useCategories } from '../categories.queries.ts';
import { CategorySelect } from './category-select.tsx';
import { moveId, OrderButtons } from './order-buttons.tsx';
import classes from './product-form.module.css';
import type { StoreFormControl } from './use-store-form.ts';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';

/** The categories of a product in their order; the first stands for it. */
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
        help={formText.customersFindProductInEach}
        value={null}
        without={value}
        error={fieldState.error?.message}
        onPick={(id) => onChange([...value.filter((other) => other !== id), id])}
        onBlur={onBlur}
      />
      {value.length > 0 ? (
        <ol className={classes.items} aria-label={text.categoriesLabel}>
          {value.map((id, place) => (
            <li key={id} className={classes.item}>
              <span className={classes.itemText}>
                {nameOf(id)}
                {place === 0 ? <span className={classes.mark}>{formText.main}</span> : null}
              </span>
              <OrderButtons
                name={nameOf(id)}
                first={place === 0}
                last={place === value.length - 1}
                onMove={(by) => onChange(moveId(value, place, by))}
                onRemove={() => onChange(value.filter((other) => other !== id))}
              />
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  );
}
