import type { OffItem } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useGiveWord, useOffMenu } from './off-menu.queries.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { useNow } from '../../../ui/browser/use-now.ts';
import classes from './off-menu-strip.module.css';
import { describeOff, summarizeOff } from './off-words.ts';

/** Says what is off the menu and when it returns; nothing while everything can be had. */
export function OffMenuStrip() {
  const { timeZone } = useCurrentStore();
  const { data: items = [] } = useOffMenu();
  const [opened, setOpened] = useState(false);
  const id = useId();
  // "Until tomorrow" becomes "until 15:00" when tomorrow comes.
  useNow(60_000);
  if (items.length === 0) return null;
  return (
    <section className={classes.strip} aria-labelledby={id}>
      <div className={classes.line}>
        <p className={classes.text}>
          <strong id={id}>Off the menu</strong>: {summarizeOff(items, timeZone)}
        </p>
        <div className={classes.actions}>
          <Button variant="default" aria-expanded={opened} onClick={() => setOpened(!opened)}>
            {opened ? 'Hide all' : 'Show all'}
          </Button>
          <LinkButton
            variant="default"
            to="/dashboard/products"
            search={{ status: 'notAvailable' }}
          >
            See in the menu
          </LinkButton>
        </div>
      </div>
      {opened ? <Items items={items} /> : null}
    </section>
  );
}

const kinds = { PRODUCT: '', OPTION: 'option, ', DEAL: 'deal, ' };

function Items({ items }: { items: readonly OffItem[] }) {
  const { timeZone, can } = useCurrentStore();
  const giving = useGiveWord({
    onDone: ({ item }) => toastSuccess(`${item.name} is available`),
    onRefused: (word, error) =>
      toastFailure(`${word.item.name} could not be made available. ${explainFailure(error)}`, () =>
        giving.mutate(word),
      ),
  });
  return (
    <ul className={classes.items} aria-label="Off the menu">
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
              aria-label={`Make available: ${item.name}`}
              onClick={() => giving.mutate({ item, available: true, until: null })}
            >
              Make available
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
