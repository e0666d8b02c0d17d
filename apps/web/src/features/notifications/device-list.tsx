import type { PushDevice } from '@counter/contract/notifications';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { Ago } from '../../ui/display/relative-time.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import classes from './notifications.module.css';
import { useRemoveDevice, useTestDevice } from './notifications.queries.ts';

interface DeviceListProps {
  devices: readonly PushDevice[];
  /** By which this browser knows itself; null while it takes nothing. */
  own: string | null;
}

/** The devices that are told of new orders, with a way to try each out. */
export function DeviceList({ devices, own }: DeviceListProps) {
  const [asked, setAsked] = useState<PushDevice>();
  const { mutate, isPending } = useRemoveDevice();

  function remove({ id, device }: PushDevice) {
    mutate(id, {
      onSuccess: () => toastSuccess(`Nothing more is pushed to ${device}.`),
      onError: (error) => toastFailure(`${device} was not removed. ${explainFailure(error)}`),
      onSettled: () => setAsked(undefined),
    });
  }

  return (
    <>
      <ul className={classes.rows} aria-label="Your devices">
        {devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isThis={device.endpoint === own}
            onRemove={() => setAsked(device)}
          />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== undefined}
        title="Remove this device?"
        confirmLabel="Remove device"
        danger
        busy={isPending}
        onConfirm={() => asked && remove(asked)}
        onClose={() => setAsked(undefined)}
      >
        No new orders are pushed to {asked?.device ?? 'it'} any more. It can be added again on that
        device.
      </ConfirmDialog>
    </>
  );
}

interface DeviceRowProps {
  device: PushDevice;
  isThis: boolean;
  onRemove: () => void;
}

function DeviceRow({ device, isThis, onRemove }: DeviceRowProps) {
  const { id, device: name, addedAt, lastUsedAt } = device;
  const test = useTestDevice();
  const Icon = /android|iphone|ipad|ios/i.test(name) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className={classes.email}>
        <p className={classes.name}>
          <strong>{name}</strong>
          {isThis ? <StatusBadge tone="ready">This device</StatusBadge> : null}
        </p>
        <p className={classes.hint}>
          Added <Ago at={addedAt} />
          {lastUsedAt === null ? (
            ' · nothing pushed yet'
          ) : (
            <>
              {' · '}last message <Ago at={lastUsedAt} />
            </>
          )}
        </p>
      </div>
      <div className={classes.actions}>
        <PendingButton
          variant="default"
          busy={test.isPending}
          aria-label={`Test ${name}`}
          onClick={() =>
            test.mutate(id, {
              onSuccess: () => toastSuccess(`A test is on its way to ${name}.`),
              onError: (error) => toastFailure(explainFailure(error)),
            })
          }
        >
          Test
        </PendingButton>
        <Button variant="default" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}
