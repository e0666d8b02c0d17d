import { historyLists, type HistoryList, type HistoryPart } from '@counter/contract/audit';
import { UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import linkClasses from '../../../ui/actions/text-link.module.css';
import { Instant } from '../../../ui/display/instant.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ChangedValues } from './changed-values.tsx';
import {
  useIntegrationHistory,
  usePrinterHistory,
  useRecipientHistory,
  useSettingHistory,
  useStationHistory,
  useTeamHistory,
} from './changes.queries.ts';
import classes from './changes.module.css';
import { text } from './changes.text.ts';

interface SettingHistoryProps {
  part: HistoryPart;
  /** The heading of the part. */
  title: string;
}

/**
 * Opens the history of a part or list of settings: who changed it, when, and both values. For people who may read the
 * audit log.
 */
export function SettingHistory({ part, title }: SettingHistoryProps) {
  const { can } = useCurrentStore();
  const [opened, setOpened] = useState(false);
  const id = useId();
  if (!can('audit:read')) return null;
  const Shown = isList(part) ? changesIn[part] : SettingChanges;
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
          <Shown part={part} title={title} />
        </div>
      ) : null}
    </>
  );
}

/** Returns the list of changes of a domain's settings, as a component. */
function makeChanges(useHistory: typeof useSettingHistory) {
  return function Changes({ part, title }: SettingHistoryProps) {
    return <ChangesOf query={useHistory(part)} part={part} title={title} />;
  };
}

const SettingChanges = makeChanges(useSettingHistory);
const IntegrationChanges = makeChanges(useIntegrationHistory);

const changesIn: Readonly<Record<HistoryList, typeof SettingChanges>> = {
  stations: makeChanges(useStationHistory),
  recipients: makeChanges(useRecipientHistory),
  printing: makeChanges(usePrinterHistory),
  keys: IntegrationChanges,
  webhooks: IntegrationChanges,
  feeds: IntegrationChanges,
  team: makeChanges(useTeamHistory),
};

/** Returns true for a list, whose entries are added and removed, rather than a part. */
function isList(part: HistoryPart): part is HistoryList {
  return Object.hasOwn(historyLists, part);
}

interface ChangesOfProps extends SettingHistoryProps {
  query: ReturnType<typeof useSettingHistory>;
}

function ChangesOf({ query, part, title }: ChangesOfProps) {
  const { data, error } = query;
  if (!data && error) return <FailedToLoad title={text.changesNotLoaded} query={query} />;
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
            {isList(part) ? ` ${did}` : ''}, <Instant at={at} />
          </p>
          {changes.length > 0 ? <ChangedValues changes={changes} /> : null}
        </li>
      ))}
    </ol>
  );
}
