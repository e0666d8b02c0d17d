import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { KeyboardEventHandler, ReactNode } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MoneyField } from '../../../ui/forms/money-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { SortableList } from '../../../ui/lists/sortable/sortable-list.tsx';
import { blankChoice } from './group-values.ts';
import classes from './options.module.css';
import type { GroupControl } from './use-group-form.ts';
import { text } from '../menu.text.ts';
import { optionsText } from './options.text.ts';

/** Maximum number of options in a group. */
const maxChoices = 50;

type OnKey = KeyboardEventHandler<HTMLInputElement>;

interface ChoicesFieldProps {
  control: GroupControl;
  /** In a new group, Enter goes to the next option; after the last one it adds another. */
  isNew: boolean;
  /** The error of the options as a whole. */
  error: string | undefined;
}

/** The options of a group in order, each with its surcharge. */
export function ChoicesField({ control, isNew, error }: ChoicesFieldProps) {
  const { fields, append, remove, move } = useFieldArray({
    control,
    name: 'choices',
    keyName: 'key',
  });
  const typed = useWatch({
    control,
    name: 'choices',
    compute: (all) => all.map((one) => one.name),
  });
  const nameOf = ({ key }: { readonly key: string }) => {
    const place = fields.findIndex((one) => one.key === key);
    return typed[place] || optionsText.option(place + 1);
  };
  const isFull = fields.length >= maxChoices;
  const answerEnter: OnKey = (event) => {
    if (!isNew || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const row = event.currentTarget.closest('li');
    const next = row?.nextElementSibling?.querySelector('input');
    // If the last option is empty there is nothing to add, so Enter submits the form.
    if (!next && (isFull || !typed.at(-1)?.trim())) return;
    event.preventDefault();
    if (next) next.focus();
    else append({ ...blankChoice });
  };
  return (
    <fieldset className={classes.choices} aria-describedby="choices-error">
      <legend className={classes.legend}>{text.optionsLabel}</legend>
      {fields.length > 0 ? (
        <SortableList
          className={classes.rows}
          rowClassName={classes.row}
          items={fields}
          keyOf={({ key }) => key}
          nameOf={nameOf}
          onMove={move}
        >
          {(_field, place, grip) => (
            <ChoiceRow
              control={control}
              place={place}
              grip={grip}
              onKeyDown={answerEnter}
              onRemove={() => remove(place)}
            />
          )}
        </SortableList>
      ) : null}
      <p id="choices-error" role="alert" className={classes.error}>
        {error}
      </p>
      <Button
        variant="default"
        className={classes.add}
        leftSection={addIcon}
        disabled={isFull}
        onClick={() => append({ ...blankChoice })}
      >
        {optionsText.addOption}
      </Button>
    </fieldset>
  );
}

interface ChoiceRowProps {
  control: GroupControl;
  place: number;
  grip: ReactNode;
  onKeyDown: OnKey;
  onRemove: () => void;
}

function ChoiceRow({ control, place, grip, onKeyDown, onRemove }: ChoiceRowProps) {
  const { currency } = useCurrentStore();
  const number = place + 1;
  return (
    <>
      <div className={classes.rowGrip}>{grip}</div>
      <TextField
        control={control}
        name={`choices.${place}.name`}
        label={optionsText.option(number)}
        onKeyDown={onKeyDown}
        required
      />
      <MoneyField
        control={control}
        name={`choices.${place}.price`}
        label={optionsText.priceOfOption(number)}
        currency={currency}
        onKeyDown={onKeyDown}
        required
      />
      <div className={classes.rowButtons}>
        <IconButton label={optionsText.removeOption(number)} onClick={onRemove}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </div>
    </>
  );
}
