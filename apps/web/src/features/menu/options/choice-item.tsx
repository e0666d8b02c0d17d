import type { StoreOptionChoice } from '@counter/contract/menu';
import { formatMoney } from '@counter/contract/shared';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { instantInSentence } from '../../../lib/time/days.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { UntilDialog, type Until } from '../../../ui/overlays/until-dialog.tsx';
import { useMarkChoice } from './options.queries.ts';
import classes from './options.module.css';
import { text } from '../menu.text.ts';
import { optionsText } from './options.text.ts';

/** An option of a group, with a switch that makes it unavailable in every product. */
export function ChoiceItem({ choice }: { choice: StoreOptionChoice }) {
  const { currency, timeZone, can } = useCurrentStore();
  const { name, price, available, unavailableUntil } = choice;
  return (
    <li className={classes.choice}>
      <span className={classes.choiceName}>
        {name}
        {available ? null : (
          <span className={classes.off}>
            {unavailableUntil === null
              ? text.unavailable
              : text.unavailableUntil(instantInSentence(unavailableUntil, timeZone))}
          </span>
        )}
      </span>
      <span className={classes.price}>
        {price === 0 ? optionsText.free : `+ ${formatMoney(price, currency)}`}
      </span>
      {can('menu:availability') ? <AvailabilitySwitch choice={choice} /> : null}
    </li>
  );
}

function AvailabilitySwitch({ choice: { id, name, available } }: { choice: StoreOptionChoice }) {
  const { timeZone } = useCurrentStore();
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending, variables } = useMarkChoice({
    onDone: (mark) => toastSuccess(optionsText.markedToast(mark.name, mark.available)),
    onRefused: (_, error) => toastFailure(explainFailure(error)),
  });
  const shown = isPending ? variables.available : available;
  const mark = (next: boolean, until: Until) => {
    setConfirming(false);
    if (!isPending) mutate({ id, name, available: next, until });
  };
  return (
    <>
      <Switch
        className={classes.switch}
        aria-label={text.isAvailable(name)}
        checked={shown}
        onChange={({ currentTarget }) =>
          currentTarget.checked ? mark(true, null) : setConfirming(true)
        }
      />
      <UntilDialog
        opened={confirming}
        title={text.markAsUnavailable(name)}
        timeZone={timeZone}
        onChoose={(until) => mark(false, until)}
        onClose={() => setConfirming(false)}
      />
    </>
  );
}
