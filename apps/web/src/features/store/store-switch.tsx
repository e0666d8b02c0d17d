import { Button, Switch } from '@mantine/core';
import { rolesWith } from '@counter/contract/shared';
import type { StoreStatus } from '@counter/contract/store';
import { useId, type ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { fullInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { nameInLine, nameState } from './state/name-state.ts';
import { useStoreStatus } from './store.queries.ts';
import { describeChange, describeOpening, describeWays, isHeldBack, oneOf } from './store-words.ts';
import { useToggleWithToasts } from './use-toggle-with-toasts.ts';
import classes from './store-switch.module.css';
import { switchText } from './store-switch.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface StoreSwitchProps {
  /** Further buttons on the line of the switch. */
  beside?: ReactNode;
}

/** Opens and closes the current store, and says whether it takes orders, until when and why not. */
export function StoreSwitch({ beside }: StoreSwitchProps) {
  const { data, pending, error, refetch, isFetching } = useStoreStatus();
  if (data) return <OpenOrClosed status={data} pending={pending} beside={beside} />;
  if (!error) return <Waiting />;
  return (
    <div className={classes.failed} role="alert">
      <p>{switchText.openNotChecked(explainFailure(error))}</p>
      <Button variant="default" size="xs" aria-disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? uiText.tryingAgain : uiText.tryAgain}
      </Button>
    </div>
  );
}

interface StatusProps {
  status: StoreStatus;
  pending: boolean | undefined;
}

function OpenOrClosed({ status, pending, beside }: StatusProps & StoreSwitchProps) {
  const noteId = useId();
  const store = useCurrentStore();
  const toggle = useToggleWithToasts();
  const online = pending ?? status.storeOnline;
  return (
    <div className={classes.switch}>
      <div className={classes.line}>
        {beside}
        <Switch
          size="md"
          withThumbIndicator={false}
          label={nameSetting(status, online, store.timeZone)}
          checked={online}
          disabled={!store.can('store:open')}
          aria-describedby={noteId}
          classNames={{ body: classes.body, input: classes.input, labelWrapper: classes.label }}
          onChange={(event) => toggle(event.currentTarget.checked)}
        />
      </div>
      <div id={noteId} className={classes.notes}>
        <Notes status={status} pending={pending} />
      </div>
    </div>
  );
}

/** Says open only while orders come in; otherwise names what holds them back. */
function nameSetting(status: StoreStatus, online: boolean, timeZone: string): string {
  if (!online) return switchText.storeIsClosed;
  const isHeld = status.storeOnline && isHeldBack(status);
  return isHeld ? nameInLine(nameState(status, timeZone)) : switchText.storeIsOpen;
}

function Notes({ status, pending }: StatusProps) {
  const store = useCurrentStore();
  if (pending !== undefined) return <p>{pending ? switchText.opening : switchText.closing}</p>;
  const change = describeChange(status, store.timeZone);
  return (
    <>
      <p className={isHeldBack(status) ? classes.heldBack : undefined}>
        {describeOpening(status, store.timeZone)} {describeWays(status, store.timeZone)}
      </p>
      {change ? <p title={fullInstant(status.changedAt ?? '', store.timeZone)}>{change}</p> : null}
      {store.can('store:open') ? null : (
        <p>{switchText.onlyRolesHint(oneOf(rolesWith('store:open')))}</p>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className={classes.switch} aria-busy>
      <Delayed>
        <Skeleton width={180} height={24} />
      </Delayed>
    </div>
  );
}
