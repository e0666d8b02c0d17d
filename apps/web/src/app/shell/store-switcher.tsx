import type { Business } from '@counter/contract/store';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconBuildingStore, IconCheck, IconSelector } from '@tabler/icons-react';
import { nameStanding } from '../../features/store/businesses/standing.ts';
import { inBar } from './in-bar.ts';
import { useShell } from './shell-state.tsx';
import classes from './store-switcher.module.css';
import { useSwitchStore } from './use-switch-store.ts';

/** Names the current store; with several, changes it without leaving the screen. */
export function StoreSwitcher() {
  const { stores, store } = useShell();
  const name = store?.name ?? 'Your stores';
  if (stores.length < 2) return <p className={classes.only}>{store?.name}</p>;
  return (
    <Menu position="bottom-start" width={300} {...inBar}>
      <Menu.Target>
        <UnstyledButton className={classes.button} aria-label={`${name}, switch store`}>
          <span className={classes.name}>{name}</span>
          <IconSelector size={16} stroke={1.75} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Your stores</Menu.Label>
        {stores.map((each) => (
          <StoreItem key={each.id} business={each} current={each.id === store?.storeId} />
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

function StoreItem({ business, current }: { business: Business; current: boolean }) {
  const switchStore = useSwitchStore();
  const { name, branchName, storeApproved } = business;
  const standing = nameStanding(business);
  return (
    <Menu.Item
      className={classes.choice}
      disabled={!storeApproved}
      aria-current={current ? 'true' : undefined}
      leftSection={<IconBuildingStore size={18} stroke={1.75} />}
      rightSection={current ? <IconCheck size={18} stroke={1.75} aria-hidden /> : null}
      onClick={() => switchStore(business)}
    >
      <span className={classes.item}>{name}</span>
      <span className={classes.branch}>{branchName}</span>
      {standing ? <span className={classes.branch}>{standing}</span> : null}
    </Menu.Item>
  );
}
