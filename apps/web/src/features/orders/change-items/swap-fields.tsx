import type { MenuProduct } from '@counter/contract/menu';
import type { Order } from '@counter/contract/orders';
import { formatMoney } from '@counter/contract/shared';
import { NativeSelect } from '@mantine/core';
import { explainFailure } from '../../../lib/api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { MultiChoice } from '../../../ui/forms/multi-choice.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import classes from './change-items.module.css';
import { useReplacements } from './change-items.queries.ts';
import { changeText } from './change-items.text.ts';
import { noSwap, type Swap } from './change-values.ts';

interface SwapFieldsProps {
  order: Order;
  label: string;
  swap: Swap;
  onChange: (swap: Swap) => void;
}

/** The product that replaces units of an item, with its options. */
export function SwapFields({ order, label, swap, onChange }: SwapFieldsProps) {
  const { data: products, error, refetch, isFetching } = useReplacements(order.id);
  if (!products) {
    if (!error) return <output>{changeText.loadingMenu}</output>;
    return (
      <p role="alert" className={classes.problem}>
        {changeText.menuFailed(explainFailure(error))}{' '}
        <Button size="xs" variant="default" disabled={isFetching} onClick={() => void refetch()}>
          {uiText.tryAgain}
        </Button>
      </p>
    );
  }
  return (
    <div className={classes.swap}>
      <NativeSelect
        label={label}
        classNames={fieldLook}
        data={[{ value: '', label: changeText.chooseProduct }, ...groupsOf(products, order)]}
        value={String(swap.product?.id ?? '')}
        onChange={({ currentTarget: { value } }) => {
          const product = products.find(({ id }) => String(id) === value) ?? null;
          onChange({ ...noSwap, product });
        }}
      />
      {swap.product ? <Options order={order} swap={swap} onChange={onChange} /> : null}
    </div>
  );
}

function groupsOf(products: readonly MenuProduct[], { currency }: Order) {
  const groups = Map.groupBy(products, ({ category }) => category ?? changeText.otherProducts);
  return Array.from(groups, ([group, members]) => ({
    group,
    items: members.map(({ id, name, price }) => ({
      value: String(id),
      label: changeText.priced(name, formatMoney(price, currency)),
    })),
  }));
}

function Options({ order, swap, onChange }: Omit<SwapFieldsProps, 'label'>) {
  const groups = swap.product?.optionGroups ?? [];
  return groups.map(({ id, name, minimum, maximum, choices }) => {
    const ids = choices.map((choice) => choice.id);
    const others = swap.options.filter((option) => !ids.includes(option));
    return (
      <MultiChoice
        key={id}
        label={name}
        all={changeText.choose(name, minimum, maximum)}
        options={choices
          .filter(({ available }) => available)
          .map((choice) => ({
            value: choice.id,
            label:
              choice.price === 0
                ? choice.name
                : changeText.withPrice(choice.name, formatMoney(choice.price, order.currency)),
          }))}
        chosen={swap.options.filter((option) => ids.includes(option))}
        // If more options are chosen than the group allows, the latest ones stay.
        onChoose={(chosen) =>
          onChange({ ...swap, options: [...others, ...chosen.slice(-maximum)] })
        }
      />
    );
  });
}
