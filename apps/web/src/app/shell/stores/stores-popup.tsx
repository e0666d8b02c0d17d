import type { Business } from '@counter/contract/store';
import { Menu } from '@mantine/core';
import { IconBuildingStore, IconCheck } from '@tabler/icons-react';
import { nameStatus } from '../../../features/store/businesses/business-status.ts';
import { nameClosing } from '../../../features/store/store-words.ts';
import type { PopupProps } from '../../../ui/overlays/first-press.tsx';
import { BarMenu } from '../bar-menu.tsx';
import { useShell } from '../shell-state.tsx';
import classes from './stores-popup.module.css';
import { useSwitchStore } from './use-switch-store.ts';
import { text } from '../shell.text.ts';

/** The menu of all stores. */
export function StoresPopup({ renderButton }: PopupProps) {
  const { stores, store } = useShell();
  return (
    <BarMenu renderButton={renderButton} position="bottom-start" width={300}>
      <Menu.Label>{text.yourStores}</Menu.Label>
      {stores.map((each) => (
        <StoreItem key={each.id} business={each} current={each.id === store?.storeId} />
      ))}
    </BarMenu>
  );
}

function StoreItem({ business, current }: { business: Business; current: boolean }) {
  const switchStore = useSwitchStore();
  const { name, branchName } = business;
  const status = nameStatus(business) ?? nameClosing(business);
  return (
    <Menu.Item
      className={classes.choice}
      aria-current={current ? 'true' : undefined}
      leftSection={<IconBuildingStore size={18} stroke={1.75} />}
      rightSection={current ? <IconCheck size={18} stroke={1.75} aria-hidden /> : null}
      onClick={() => switchStore(business)}
    >
      <span className={classes.item}>{name}</span>
      <span className={classes.branch}>{branchName}</span>
      {status ? <span className={classes.branch}>{status}</span> : null}
    </Menu.Item>
  );
}
