import type { SessionUser } from '@counter/contract/auth';
import { useParams } from '@tanstack/react-router';
import { Fragment, useMemo, type ReactNode } from 'react';
import { CurrentStoreProvider, currentStoreOf } from '../../lib/store-context.tsx';
import { useStoreStream } from '../live/use-store-stream.ts';
import { BottomBar } from './bottom-bar.tsx';
import { chooseStore } from './choose-store.ts';
import { Connection } from './connection.tsx';
import { FocusOnNavigation } from './focus-on-navigation.tsx';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';
import { ShellProvider } from './shell-state.tsx';
import classes from './shell.module.css';
import { SideNavigation } from './side-navigation.tsx';
import { StoreAbsent } from './store-absent.tsx';
import { useStores } from './stores.queries.ts';
import { TopBar } from './top-bar.tsx';

export interface DashboardSlots {
  /** In the top bar, while a store is open. */
  alerts: ReactNode;
  /** Over every screen, while a store is open. */
  announcements: ReactNode;
}

export interface ShellProps extends DashboardSlots {
  user: SessionUser;
  children: ReactNode;
}

/** The frame around every dashboard screen; screens are shown once their store is known. */
export function Shell({ user, alerts, announcements, children }: ShellProps) {
  const { storeUrl } = useParams({ strict: false });
  const list = useStores(user.userId);
  const business = chooseStore(list.data ?? [], { storeUrl, storeId: user.storeId });
  const store = useMemo(
    () => business && currentStoreOf(business, user.userId),
    [business, user.userId],
  );
  useStoreStream(store?.storeId, user.token);

  const frame = (
    <ShellProvider user={user} stores={list.data ?? []} store={store}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <div className={classes.shell}>
        <SideNavigation />
        <div className={classes.column}>
          <TopBar alerts={store ? alerts : null} />
          <Connection />
          <main id="main" className={classes.main} tabIndex={-1}>
            {store ? (
              <Fragment key={store.storeId}>{children}</Fragment>
            ) : (
              <StoreAbsent list={list} />
            )}
          </main>
        </div>
      </div>
      <BottomBar />
      <NavigationDrawer />
      {store ? announcements : null}
      <ShellDialogs />
      <FocusOnNavigation />
    </ShellProvider>
  );
  return store ? <CurrentStoreProvider store={store}>{frame}</CurrentStoreProvider> : frame;
}
