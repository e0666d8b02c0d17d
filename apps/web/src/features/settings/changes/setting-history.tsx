import type { HistoryPart } from '@counter/contract/audit';
import { UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import linkClasses from '../../../ui/actions/text-link.module.css';
import { Instant } from '../../../ui/display/instant.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChangedValues } from './changed-values.tsx';
import { historyHookOf, isHistoryList } from './changes.queries.ts';
import classes from './changes.module.css';
import { text } from './changes.text.ts';

interface SettingHistoryProps {
  part: HistoryPart;
  /** The heading of the part. */
  title: string;
}

/** Opens what changed in a part or a list of the settings: who, when, and both values. For people who may read the audit log. */
export function SettingHistory({ part, title }: SettingHistoryProps) {
  const { can } = useCurrentStore();
  const [opened, setOpened] = useState(false);
  const id = useId();
  if (!can('audit:read')) return null;
  return (
    <>
      <UnstyledButton
        className={`${classes.open} ${linkClasses['link']}`}
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        aria-label={text.whatChangedIn(title)}
        onClick={() => setOpened(!opened)}
      >
        {text.whatChanged}
      </UnstyledButton>
      {opened ? (
        <div id={id} className={classes.history}>
          <Changes part={part} title={title} />
        </div>
      ) : null}
    </>
  );
}

function Changes({ part, title }: SettingHistoryProps) {
  const useHistory = historyHookOf(part);
  const query = useHistory(part);
  const { data, error } = query;
  if (!data && error) return <FailedToLoad title={text.couldNotLoadChanges} query={query} />;
  if (!data) {
    return (
      <Delayed>
        <Skeleton width="100%" height={48} />
      </Delayed>
    );
  }
  if (data.length === 0) return <p className={classes.by}>{text.noChanges}</p>;
  return (
    <ol className={classes.entries} aria-label={text.changesOf(title)}>
      {data.map(({ id, at, by, did, changes }) => (
        <li key={id} className={classes.entry}>
          <p className={classes.by}>
            <span className={classes.name}>{by}</span>
            {isHistoryList(part) ? ` ${did}` : ''}, <Instant at={at} />
          </p>
          {changes.length > 0 ? <ChangedValues changes={changes} /> : null}
        </li>
      ))}
    </ol>
  );
}
