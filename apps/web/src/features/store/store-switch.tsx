import { Button, Switch } from '@mantine/core';
import { rolesWith } from '@counter/contract/shared';
import type { StoreStatus } from '@counter/contract/store';
import { useId } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { fullInstant } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useStoreStatus, useToggleStore } from './store.queries.ts';
import { describeChange, describeOpening, describeWays, isHeldBack, oneOf } from './store-words.ts';
import classes from './store-switch.module.css';

/** Opens and closes the current store, and says whether it takes orders, until when, and why not. */
export function StoreSwitch() {
  const { data, pending, error, refetch, isFetching } = useStoreStatus();
  if (data) return <OpenOrClosed status={data} pending={pending} />;
  if (!error) return <Waiting />;
  return (
    <div className={classes.failed} role="alert">
      <p>Whether the store is open could not be read. {explainFailure(error)}</p>
      <Button variant="default" size="xs" aria-disabled={isFetching} onClick={() => void refetch()}>
        {isFetching ? 'Trying again…' : 'Try again'}
      </Button>
    </div>
  );
}

interface StatusProps {
  status: StoreStatus;
  pending: boolean | undefined;
}

function OpenOrClosed({ status, pending }: StatusProps) {
  const noteId = useId();
  const store = useCurrentStore();
  const toggle = useToggleWithToasts();
  const online = pending ?? status.storeOnline;
  return (
    <div className={classes.switch}>
      <Switch
        size="md"
        withThumbIndicator={false}
        label={online ? 'Store is open' : 'Store is closed'}
        checked={online}
        disabled={!store.can('store:open')}
        aria-describedby={noteId}
        classNames={{ body: classes.body, input: classes.input, labelWrapper: classes.label }}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      <div id={noteId} className={classes.notes}>
        <Notes status={status} pending={pending} />
      </div>
    </div>
  );
}

function useToggleWithToasts(): (online: boolean) => void {
  const { mutate } = useToggleStore({
    onDone: (online) => {
      if (!online) toastSuccess('The store is closed.', () => mutate(true));
    },
    onRefused: (online, error) => {
      const happened = online ? 'The store was not opened.' : 'The store was not closed.';
      toastFailure(`${happened} ${explainFailure(error)}`, () => mutate(online));
    },
  });
  return mutate;
}

function Notes({ status, pending }: StatusProps) {
  const store = useCurrentStore();
  if (pending !== undefined) return <p>{pending ? 'Opening…' : 'Closing…'}</p>;
  const change = describeChange(status, store.timeZone);
  return (
    <>
      <p className={isHeldBack(status) ? classes.heldBack : undefined}>
        {describeOpening(status, store.timeZone)} {describeWays(status, store.timeZone)}
      </p>
      {change ? <p title={fullInstant(status.changedAt ?? '', store.timeZone)}>{change}</p> : null}
      {store.can('store:open') ? null : (
        <p>Only the {oneOf(rolesWith('store:open'))} can open or close it.</p>
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
