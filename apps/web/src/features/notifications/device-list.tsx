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
import { text } from './notifications.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface DeviceListProps {
  devices: readonly PushDevice[];
  /** This browser's push endpoint; null without one. */
  own: string | null;
}

/** The devices that get new orders, each with a button to test it. */
export function DeviceList({ devices, own }: DeviceListProps) {
  const [asked, setAsked] = useState<PushDevice>();
  const { mutate, isPending } = useRemoveDevice();

  function remove({ id, device }: PushDevice) {
    mutate(id, {
      onSuccess: () => toastSuccess(text.deviceRemovedToast(device)),
      onError: (error) => toastFailure(text.notRemovedToast(device, explainFailure(error))),
      onSettled: () => setAsked(undefined),
    });
  }

  return (
    <>
      <ul className={classes.rows} aria-label={text.yourDevices}>
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
        title={text.removeThisDevice}
        confirmLabel={text.removeDevice}
        danger
        busy={isPending}
        onConfirm={() => asked && remove(asked)}
        onClose={() => setAsked(undefined)}
      >
        {text.removeDeviceWarning(asked?.device ?? text.unknownDevice)}
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
          {isThis ? <StatusBadge tone="ready">{text.thisDevice}</StatusBadge> : null}
        </p>
        <p className={classes.hint}>
          {text.added(<Ago at={addedAt} />)}
          {lastUsedAt === null ? (
            text.noMessagesYet
          ) : (
            <>{text.lastMessage(<Ago at={lastUsedAt} />)}</>
          )}
        </p>
      </div>
      <div className={classes.actions}>
        <PendingButton
          variant="default"
          busy={test.isPending}
          aria-label={text.test(name)}
          onClick={() =>
            test.mutate(id, {
              onSuccess: () => toastSuccess(text.testSentToast(name)),
              onError: (error) => toastFailure(explainFailure(error)),
            })
          }
        >
          {text.testButton}
        </PendingButton>
        <Button variant="default" aria-label={text.remove(name)} onClick={onRemove}>
          {uiText.remove}
        </Button>
      </div>
    </li>
  );
}
