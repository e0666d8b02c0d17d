import type { StoreInfo } from '@counter/contract/settings';
import { formatPhone } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LastChange } from '../last-change.tsx';
import { SettingsFact, SettingsFacts } from '../settings-facts.tsx';
import classes from '../settings.module.css';
import { EditStoreDialog } from './edit-store-dialog.tsx';

interface InfoPanelProps {
  info: StoreInfo;
  /** Reads what the store says of itself again. */
  reread: () => Promise<unknown>;
}

/** What the store says of itself. */
export function InfoPanel({ info, reread }: InfoPanelProps) {
  const { can, storeUrl } = useCurrentStore();
  const [editing, setEditing] = useState(false);
  return (
    <Panel
      title="Store"
      actions={
        can('settings:write') ? (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            Edit Store
          </Button>
        ) : null
      }
    >
      <SettingsFacts>
        <SettingsFact name="Name">{info.name}</SettingsFact>
        <SettingsFact name="Weblink">/s/{storeUrl}</SettingsFact>
        <SettingsFact name="Address">{info.address}</SettingsFact>
        <SettingsFact name="Phone number">{formatPhone(info.phoneNumber)}</SettingsFact>
        <SettingsFact name="Website">
          {info.website === '' ? '' : <Website address={info.website} />}
        </SettingsFact>
        <SettingsFact name="Description">{info.description}</SettingsFact>
      </SettingsFacts>
      <LastChange change={info} />
      <EditStoreDialog
        info={info}
        reread={reread}
        opened={editing}
        onClose={() => setEditing(false)}
      />
    </Panel>
  );
}

function Website({ address }: { address: string }) {
  return (
    <a className={classes.link} href={address} target="_blank" rel="noreferrer">
      {address.replace(/^https?:\/\//i, '')}
    </a>
  );
}
