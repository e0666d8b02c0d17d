import type { PushDevices } from '@counter/contract/notifications';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { PendingButton } from '../../ui/feedback/pending-button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { toastSuccess } from '../../ui/feedback/toast.ts';
import { DeviceList } from './device-list.tsx';
import classes from './notifications.module.css';
import { useAddThisDevice, useOwnEndpoint, usePushDevices } from './notifications.queries.ts';
import { PushRefused, pushSupport } from './push-browser.ts';
import { text } from './notifications.text.ts';

/** Lists the person's devices that get new orders while no page is open. */
export function DevicesPanel() {
  return (
    <Panel title={text.newOrdersOnYourDevices} description={text.devicesHelp}>
      <Devices />
    </Panel>
  );
}

function Devices() {
  const query = usePushDevices();
  return (
    <Loaded query={query} failed={text.devicesNotLoaded} waiting={<Skeleton height={72} />}>
      {(known) => <KnownDevices known={known} />}
    </Loaded>
  );
}

function KnownDevices({ known: { publicKey, devices } }: { known: PushDevices }) {
  const { data: own } = useOwnEndpoint(devices.length);
  const isAdded = devices.some(({ endpoint }) => endpoint === own);
  return (
    <div className={classes.devices}>
      {devices.length === 0 ? (
        <p className={classes.nobody}>{text.noDevicesHint}</p>
      ) : (
        <DeviceList devices={devices} own={own ?? null} />
      )}
      {own === undefined || isAdded ? null : <AddThisDevice publicKey={publicKey} />}
    </div>
  );
}

const cannot = {
  missing: text.unsupportedWarning,
  'needs-install': text.needsInstallWarning,
};

function AddThisDevice({ publicKey }: { publicKey: string | null }) {
  const { mutate, isPending, error } = useAddThisDevice();
  const support = pushSupport();
  // Checked on every render: the person may have changed it in the browser.
  const [, redraw] = useState({});
  if (publicKey === null) {
    return <Notice tone="info">{text.notSetUpWarning}</Notice>;
  }
  if (support !== 'possible') return <Notice tone="info">{cannot[support]}</Notice>;
  if (Notification.permission === 'denied') return <Blocked />;
  return (
    <>
      <div className={classes.actions}>
        <PendingButton
          busy={isPending}
          onClick={() =>
            mutate(publicKey, {
              onSuccess: () => toastSuccess(text.deviceAddedToast),
              onSettled: () => redraw({}),
            })
          }
        >
          {text.notifyMeOnThisDevice}
        </PendingButton>
      </div>
      <p role="alert" className={classes.failure}>
        {error ? whyNot(error) : null}
      </p>
    </>
  );
}

function whyNot(error: Error): string {
  return error instanceof PushRefused ? error.message : explainFailure(error);
}

function Blocked() {
  return <Notice tone="info">{text.blockedWarning}</Notice>;
}
