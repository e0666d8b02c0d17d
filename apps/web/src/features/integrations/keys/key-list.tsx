import type { ApiKey } from '@counter/contract/integrations';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { InstantIn } from '../../../ui/display/instant.tsx';
import { Ago } from '../../../ui/display/relative-time.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import classes from '../integrations.module.css';
import type { KeyHooks } from './keys.queries.ts';
import { text } from './keys.text.ts';

interface KeyListProps {
  hooks: KeyHooks;
  keys: readonly ApiKey[];
  timeZone: string;
  onRotate: (apiKey: ApiKey) => void;
}

/** The keys with what they may do, and what can be done with each. */
export function KeyList({ hooks, keys, timeZone, onRotate }: KeyListProps) {
  return (
    <ul className={classes.rows} aria-label={text.apiKeys}>
      {keys.map((apiKey) => (
        <li key={apiKey.id} className={classes.row}>
          <Facts apiKey={apiKey} timeZone={timeZone} named={hooks.choosesStores} />
          {apiKey.endedAt === null ? (
            <KeyMenu hooks={hooks} apiKey={apiKey} onRotate={() => onRotate(apiKey)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

interface FactsProps {
  apiKey: ApiKey;
  timeZone: string;
  /** True if the stores of the key are named. */
  named: boolean;
}

function Facts({ apiKey, timeZone, named }: FactsProps) {
  const { name, scopes, stores, createdAt, createdBy, endedAt, previousUntil } = apiKey;
  const where = stores ? stores.map((store) => store.name).join(', ') : text.allStores;
  const facts = [...scopes.map((scope) => text.scopeLabels[scope]), ...(named ? [where] : [])];
  return (
    <div className={classes.facts}>
      <p className={classes.name}>
        <strong>{name}</strong>
        <StatusBadge tone={endedAt ? 'completed' : 'ready'}>
          {endedAt ? text.ended : text.inUse}
        </StatusBadge>
      </p>
      <p className={classes.hint}>{facts.join(' · ')}</p>
      <p className={classes.hint}>
        {text.madeBy(createdBy, <Ago at={createdAt} />)}
        {' · '}
        <LastUse apiKey={apiKey} />
      </p>
      {previousUntil ? (
        <p className={classes.hint}>
          {text.oldWorksUntil(<InstantIn at={previousUntil} timeZone={timeZone} />)}
        </p>
      ) : null}
    </div>
  );
}

function LastUse({ apiKey: { endedAt, lastUsedAt } }: { apiKey: ApiKey }) {
  if (endedAt) return text.endedAgo(<Ago at={endedAt} />);
  return lastUsedAt === null ? text.neverUsed : text.lastUsed(<Ago at={lastUsedAt} />);
}

interface KeyMenuProps {
  hooks: KeyHooks;
  apiKey: ApiKey;
  onRotate: () => void;
}

function KeyMenu({ hooks, apiKey: { id, name }, onRotate }: KeyMenuProps) {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = hooks.useEnd();

  function end() {
    mutate(id, {
      onSuccess: () => toastSuccess(text.endedToast(name)),
      onError: (error) => toastFailure(explainFailure(error)),
      onSettled: () => setAsks(false),
    });
  }

  return (
    <>
      <RowMenu label={text.actionsFor(name)}>
        <RowMenuItem icon={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onRotate}>
          {text.rotateItem}
        </RowMenuItem>
        <RowMenuItem
          icon={<IconPlugConnectedX size={18} stroke={1.75} aria-hidden />}
          danger
          onClick={() => setAsks(true)}
        >
          {text.endItem}
        </RowMenuItem>
      </RowMenu>
      <ConfirmDialog
        opened={asks}
        title={text.endTitle(name)}
        confirmLabel={text.end}
        danger
        busy={isPending}
        onConfirm={end}
        onClose={() => setAsks(false)}
      >
        {text.endWhy}
      </ConfirmDialog>
    </>
  );
}
