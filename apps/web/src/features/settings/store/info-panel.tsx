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
import { text } from '../settings.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface InfoPanelProps {
  info: StoreInfo;
  /** Refetches the public information. */
  reread: () => Promise<StoreInfo>;
}

/** The store's public information. */
export function InfoPanel({ info, reread }: InfoPanelProps) {
  const { can, storeUrl } = useCurrentStore();
  const [editing, setEditing] = useState(false);
  return (
    <Panel
      title={text.storeLabel}
      actions={
        can('settings:write') ? (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.75} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            {text.store.editStore}
          </Button>
        ) : null
      }
    >
      <SettingsFacts>
        <SettingsFact name={uiText.name}>{info.name}</SettingsFact>
        <SettingsFact name={text.store.weblink}>{`/s/${storeUrl}`}</SettingsFact>
        <SettingsFact name={uiText.address}>{info.address}</SettingsFact>
        <SettingsFact name={uiText.phoneNumber}>{formatPhone(info.phoneNumber)}</SettingsFact>
        <SettingsFact name={text.store.website}>
          {info.website === '' ? '' : <Website address={info.website} />}
        </SettingsFact>
        <SettingsFact name={uiText.description}>{info.description}</SettingsFact>
      </SettingsFacts>
      <LastChange change={info} part="info" title={text.storeLabel} />
      {editing ? (
        <EditStoreDialog info={info} reread={reread} onClose={() => setEditing(false)} />
      ) : null}
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
