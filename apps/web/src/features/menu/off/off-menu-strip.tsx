import type { OffItem } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useSetAvailability, useOffMenu } from './off-menu.queries.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useNow } from '../../../ui/browser/use-now.ts';
import classes from './off-menu-strip.module.css';
import { describeOff, summarizeOff } from './off-words.ts';
import { text } from '../menu.text.ts';
import { offText } from './off.text.ts';

/** Number of items with a one-click return button before the list is expanded. */
const atHand = 3;

/** Shows the unavailable items and when they return, the first few with a button. Hidden if there are none. */
export function OffMenuStrip() {
  const { timeZone, can } = useCurrentStore();
  const { data: items = [] } = useOffMenu();
  const [opened, setOpened] = useState(false);
  const id = useId();
  // Rerenders each minute: "until tomorrow" becomes "until 15:00" at midnight.
  useNow(60_000);
  if (items.length === 0) return null;
  const returnable = items.filter(({ available }) => !available && can('menu:availability'));
  const shown = opened ? items : returnable.slice(0, atHand);
  return (
    <section className={classes.strip} aria-labelledby={id}>
      <div className={classes.line}>
        <p className={classes.text}>
          <strong id={id}>{offText.unavailableItems}</strong>
          {shown.length === 0 ? `: ${summarizeOff(items, timeZone)}` : null}
        </p>
        <div className={classes.actions}>
          {opened || shown.length < items.length ? (
            <Button variant="default" aria-expanded={opened} onClick={() => setOpened(!opened)}>
              {opened ? offText.showFewer : offText.showAll(items.length)}
            </Button>
          ) : null}
          <LinkButton
            variant="default"
            to="/dashboard/products"
            search={{ status: 'notAvailable' }}
          >
            {offText.viewInMenu}
          </LinkButton>
        </div>
      </div>
      {shown.length > 0 ? <Items items={shown} /> : null}
    </section>
  );
}

const kinds = { PRODUCT: '', OPTION: offText.option, DEAL: offText.deal };

function Items({ items }: { items: readonly OffItem[] }) {
  const { timeZone, can } = useCurrentStore();
  const giving = useSetAvailability({
    onDone: ({ item, available }) => {
      if (!available) return;
      toastSuccess(text.isAvailable(item.name), () =>
        giving.mutate({ item, available: false, until: item.until ?? null }),
      );
    },
    onRefused: (word, error) =>
      toastFailure(
        offText.notChangedToast(word.item.name, word.available, explainFailure(error)),
        () => giving.mutate(word),
      ),
  });
  return (
    <ul className={classes.items} aria-label={offText.unavailableItems}>
      {items.map((item) => (
        <li key={`${item.kind} ${item.id}`} className={classes.item}>
          <span className={classes.words}>
            <span>{item.name}</span>
            <span className={classes.detail}>
              {kinds[item.kind]}
              {describeOff(item, timeZone)}
            </span>
          </span>
          {can('menu:availability') && !item.available ? (
            <Button
              variant="default"
              aria-label={offText.makeAvailable(item.name)}
              onClick={() => giving.mutate({ item, available: true, until: null })}
            >
              {offText.makeAvailableButton}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
