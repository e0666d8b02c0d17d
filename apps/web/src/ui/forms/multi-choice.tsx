import { Button, Checkbox, Popover } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { checkLook } from './check-look.ts';
import classes from './multi-choice.module.css';
import { useIsPhone } from '../browser/use-is-phone.ts';
import { formsText } from './forms.text.ts';

export interface MultiChoiceProps {
  /** The label: "Categories". */
  label: string;
  /** The button's text while nothing is chosen: "All categories". */
  all: string;
  options: readonly { value: number; label: string }[];
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
}

/** A list of checkboxes, behind a button except on phones, where it is already in a sheet. */
export function MultiChoice(props: MultiChoiceProps) {
  const phone = useIsPhone();
  if (phone) return <Choices {...props} />;
  return (
    <Popover position="bottom-start" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          className={classes.button}
          rightSection={<IconChevronDown size={16} aria-hidden />}
        >
          {summarize(props)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <Choices {...props} />
        {props.chosen.length > 0 ? (
          <Button variant="subtle" onClick={() => props.onChoose([])}>
            {props.all}
          </Button>
        ) : null}
      </Popover.Dropdown>
    </Popover>
  );
}

function Choices({ label, options, chosen, onChoose }: MultiChoiceProps) {
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{label}</legend>
      {options.map(({ value, label: name }) => (
        <Checkbox
          key={value}
          label={name}
          checked={chosen.includes(value)}
          onChange={(event) => onChoose(toggled(chosen, value, event.currentTarget.checked))}
          classNames={checkLook}
        />
      ))}
      {options.length === 0 ? <p className={classes.none}>{formsText.nothingHereYet}</p> : null}
    </fieldset>
  );
}

function toggled(chosen: readonly number[], value: number, on: boolean): number[] {
  const others = chosen.filter((other) => other !== value);
  return on ? [...others, value] : others;
}

/** Returns the button's text: "All categories", "Bread", "Categories (3)". */
function summarize({ label, all, options, chosen }: MultiChoiceProps): string {
  const [first, ...others] = chosen;
  if (first === undefined) return all;
  if (others.length > 0) return `${label} (${chosen.length})`;
  return options.find(({ value }) => value === first)?.label ?? `${label} (1)`;
}
