import type { MenuProduct } from '@counter/contract/menu';
import type { SaleMenu } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { IconTrash } from '@tabler/icons-react';
import { useController, useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MultiChoice } from '../../../ui/forms/multi-choice.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import classes from '../sales.module.css';
import { priceSoFar } from './sale-values.ts';
import type { SaleControl } from './use-sale-form.ts';
import { text } from '../sales.text.ts';

interface SaleItemRowProps {
  control: SaleControl;
  place: number;
  menu: SaleMenu;
  /** Undefined if the product was removed from the menu. */
  product: MenuProduct | undefined;
  problem: string | undefined;
  onRemove: () => void;
}

/** A product of the sale with its options and quantity. */
export function SaleItemRow(props: SaleItemRowProps) {
  const { control, place, menu, product, problem, onRemove } = props;
  const { currency } = useCurrentStore();
  if (!product) return null;
  return (
    <li className={classes.item}>
      <span className={classes.itemName}>
        {product.name}
        {problem ? (
          <span role="alert" className={classes.problem}>
            {problem}
          </span>
        ) : null}
      </span>
      <LineTotal control={control} place={place} menu={menu} />
      <span className={classes.small}>{text.form.each(formatMoney(product.price, currency))}</span>
      <span className={classes.quantity}>
        <NumberField
          control={control}
          name={`items.${place}.quantity`}
          label={text.form.quantity}
        />
      </span>
      <IconButton label={text.form.remove(product.name)} onClick={onRemove}>
        <IconTrash size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <Options control={control} place={place} groups={product.optionGroups} />
    </li>
  );
}

interface LineTotalProps {
  control: SaleControl;
  place: number;
  menu: SaleMenu;
}

/** Shows the price of a line with its options, before tax. */
function LineTotal({ control, place, menu }: LineTotalProps) {
  const { currency } = useCurrentStore();
  const item = useWatch({ control, name: `items.${place}` });
  const { subtotal } = priceSoFar({ items: [item], amount: null, note: '' }, menu);
  return <span className={classes.lineTotal}>{formatMoney(subtotal, currency)}</span>;
}

interface OptionsProps {
  control: SaleControl;
  place: number;
  groups: MenuProduct['optionGroups'];
}

function Options({ control, place, groups }: OptionsProps) {
  const { currency } = useCurrentStore();
  const { field } = useController({ control, name: `items.${place}.options` });
  if (groups.length === 0) return null;
  return (
    <span className={classes.options}>
      {groups.map(({ id, name, maximum, choices }) => {
        const ids = choices.map((choice) => choice.id);
        const others = field.value.filter((option) => !ids.includes(option));
        return (
          <MultiChoice
            key={id}
            label={name}
            all={name}
            options={choices.map((choice) => ({
              value: choice.id,
              label:
                choice.price === 0
                  ? choice.name
                  : `${choice.name} + ${formatMoney(choice.price, currency)}`,
            }))}
            chosen={field.value.filter((option) => ids.includes(option))}
            // If more options are chosen than the group allows, the latest ones stay.
            onChoose={(chosen) => field.onChange([...others, ...chosen.slice(-maximum)])}
          />
        );
      })}
    </span>
  );
}
