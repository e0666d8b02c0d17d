import type { HoursChange } from '@counter/contract/store';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Instant } from '../../../ui/display/instant.tsx';
import { MoreRows } from '../../../ui/lists/more-rows.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { useNow } from '../../../ui/browser/use-now.ts';
import { useHoursRecord } from '../hours.queries.ts';
import classes from '../hours.module.css';
import { describeAction, describeOutcome } from './record-words.ts';
import { text } from '../hours.text.ts';

const shownAtFirst = 5;

/** All changes of the store's opening state: who, when and why. */
export function RecordPanel() {
  return (
    <Panel title={text.record.changeHistory} description={text.record.changeHistoryHelp} flush>
      <RecordList />
    </Panel>
  );
}

function RecordList() {
  const list = useHoursRecord();
  const { rows: changes, error } = list;
  const [whole, setWhole] = useState(false);
  if (!changes && error) {
    return <FailedToLoad title={text.record.changeHistoryNotLoaded} query={list} />;
  }
  if (!changes) return <Waiting />;
  if (changes.length === 0) {
    return <EmptyState title={text.record.noChangesYet} description={text.record.noChangesHelp} />;
  }
  const shortened = !whole && changes.length > shownAtFirst;
  return (
    <>
      <ol className={classes.record} aria-label={text.record.changeHistory}>
        {(shortened ? changes.slice(0, shownAtFirst) : changes).map((change) => (
          <Change key={change.key} change={change} />
        ))}
      </ol>
      {shortened ? (
        <div className={classes.showAll}>
          <Button variant="default" onClick={() => setWhole(true)}>
            {text.record.showAll}
          </Button>
        </div>
      ) : (
        <MoreRows
          what="changes"
          list={list}
          shown={changes.length}
          all={list.last?.totalElements ?? 0}
        />
      )}
    </>
  );
}

function Change({ change }: { change: HoursChange }) {
  const { timeZone } = useCurrentStore();
  const now = useNow(60_000);
  const outcome = describeOutcome(change, timeZone, now);
  return (
    <li className={classes.change}>
      <span className={classes.changedAt}>
        <Instant at={change.at} />
      </span>
      <div className={classes.action}>
        <p>
          <strong>{change.by}</strong> {describeAction(change)}
        </p>
        {outcome ? <p className={classes.muted}>{outcome}</p> : null}
      </div>
    </li>
  );
}

function Waiting() {
  return (
    <div className={classes.waiting} aria-busy>
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={16} />
      ))}
    </div>
  );
}
