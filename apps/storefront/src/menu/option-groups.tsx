import { describeChoosing, type MenuProduct } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { useId } from 'react';
import { text } from './menu.text.ts';
import classes from './option-groups.module.css';
import { groupId, type WrongGroup } from './wrong-groups.ts';

type Group = MenuProduct['optionGroups'][number];

interface OptionGroupsProps {
  product: MenuProduct;
  currency: string;
  chosen: readonly number[];
  /** The groups with an error. */
  wrong: readonly WrongGroup[];
  onChange: (chosen: number[]) => void;
}

/** The option groups of a product. */
export function OptionGroups(props: OptionGroupsProps) {
  const { product, currency, chosen, wrong, onChange } = props;
  return product.optionGroups.map((group) => (
    <OptionGroup
      key={group.id}
      place={groupId(product.id, group)}
      problem={wrong.find(({ id }) => id === groupId(product.id, group))?.message}
      group={group}
      currency={currency}
      chosen={chosen}
      onToggle={(id, on) => onChange(toggled({ group, chosen }, id, on))}
    />
  ));
}

interface OptionGroupProps {
  /** The id of the group's element. */
  place: string;
  problem: string | undefined;
  group: Group;
  currency: string;
  chosen: readonly number[];
  onToggle: (id: number, on: boolean) => void;
}

function OptionGroup(props: OptionGroupProps) {
  const { place, problem, group, currency, chosen, onToggle } = props;
  const name = useId();
  const one = isOneOf(group);
  const taken = group.choices.filter(({ id }) => chosen.includes(id)).length;
  return (
    <fieldset
      id={place}
      className={classes.group}
      aria-describedby={problem ? `${place}-problem` : undefined}
    >
      <legend className={classes.legend}>
        {group.name} <span className={classes.rule}>{describeChoosing(group)}</span>{' '}
        {group.minimum > 0 ? (
          <span className={classes.required} data-met={taken >= group.minimum || undefined}>
            {text.required}
          </span>
        ) : null}
      </legend>
      {problem ? (
        <p id={`${place}-problem`} className={classes.problem}>
          {problem}
        </p>
      ) : null}
      {group.choices.map((choice) => {
        const on = chosen.includes(choice.id);
        const full = !one && !on && taken >= group.maximum;
        return (
          <label key={choice.id} className={classes.choice}>
            <input
              type={one ? 'radio' : 'checkbox'}
              name={name}
              checked={on}
              disabled={!choice.available || full}
              onChange={({ target }) => onToggle(choice.id, target.checked)}
            />
            <span className={classes.name}>
              {choice.name}
              {choice.available ? null : <span className={classes.reason}>{choice.reason}</span>}
            </span>
            {choice.price > 0 ? (
              <span className={classes.price}>+ {formatMoney(choice.price, currency)}</span>
            ) : null}
          </label>
        );
      })}
    </fieldset>
  );
}

function isOneOf({ minimum, maximum }: Group): boolean {
  return minimum === 1 && maximum === 1;
}

type Chosen = { readonly group: Group; readonly chosen: readonly number[] };

/** Adds or removes an option. In a group with a single choice, it replaces the previous one. */
function toggled({ group, chosen }: Chosen, id: number, on: boolean): number[] {
  const others = isOneOf(group) ? group.choices.map((choice) => choice.id) : [id];
  const rest = chosen.filter((one) => !others.includes(one));
  // Sorted, so that the same choice in another order counts as the same.
  return (on ? [...rest, id] : rest).toSorted((a, b) => a - b);
}
