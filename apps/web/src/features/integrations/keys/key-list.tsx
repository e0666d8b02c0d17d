import type { ApiKey } from '@counter/contract/integrations';
import { IconPlugConnectedX, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { Ago } from '../../../ui/display/relative-time.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import classes from '../integrations.module.css';
import { usePlace } from '../integrations-place.tsx';
import { Moment } from '../moment.tsx';
import { useEndKey } from './keys.queries.ts';
import { text } from './keys.text.ts';

interface KeyListProps {
  keys: readonly ApiKey[];
  onRotate: (apiKey: ApiKey) => void;
}

/** The keys with their scopes and actions. */
export function KeyList({ keys, onRotate }: KeyListProps) {
  return (
    <ul className={classes.rows} aria-label={text.apiKeys}>
      {keys.map((apiKey) => (
        <li key={apiKey.id} className={classes.row}>
          <Facts apiKey={apiKey} />
          {apiKey.endedAt === null ? (
            <KeyMenu apiKey={apiKey} onRotate={() => onRotate(apiKey)} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Facts({ apiKey }: { apiKey: ApiKey }) {
  const isDesk = usePlace().storeId === null;
  const { name, scopes, stores, createdAt, createdBy, endedAt, previousUntil } = apiKey;
  const where = stores ? stores.map((store) => store.name).join(', ') : text.allStores;
  const facts = [...scopes.map((scope) => text.scopeLabels[scope]), ...(isDesk ? [where] : [])];
  return (
    <div className={classes.facts}>
      <p className={classes.name}>
        <strong>{name}</strong>
        <StatusBadge tone={endedAt ? 'completed' : 'ready'}>
          {endedAt ? text.ended : text.active}
        </StatusBadge>
      </p>
      <p className={classes.hint}>{facts.join(' · ')}</p>
      <p className={classes.hint}>
        {text.createdBy(createdBy, <Ago at={createdAt} />)}
        {' · '}
        <LastUse apiKey={apiKey} />
      </p>
      {previousUntil ? (
        <p className={classes.hint}>{text.oldWorksUntil(<Moment at={previousUntil} />)}</p>
      ) : null}
    </div>
  );
}

function LastUse({ apiKey: { endedAt, lastUsedAt } }: { apiKey: ApiKey }) {
  if (endedAt) return text.endedAgo(<Ago at={endedAt} />);
  return lastUsedAt === null ? text.neverUsed : text.lastUsed(<Ago at={lastUsedAt} />);
}

interface KeyMenuProps {
  apiKey: ApiKey;
  onRotate: () => void;
}

function KeyMenu({ apiKey: { id, name }, onRotate }: KeyMenuProps) {
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useEndKey();

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
