import type { SessionUser } from '@counter/contract/auth';
import { useMatches, useParams } from '@tanstack/react-router';
import { Fragment, Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import {
  useBusinesses,
  useRefreshOnStatus,
} from '../../features/store/businesses/businesses.queries.ts';
import {
  CurrentStoreProvider,
  currentStoreOf,
  type CurrentStore,
} from '../../lib/store-context.tsx';
import { useStoreStream } from '../live/use-store-stream.ts';
import { BottomBar } from './navigation/bottom-bar.tsx';
import { chooseStore } from './stores/choose-store.ts';
import { Connection } from './connection.tsx';
import { FocusOnNavigation } from './navigation/focus-on-navigation.tsx';
import { ScreenGate } from './gates/screen-gate.tsx';
import { ShellDialogs } from './shell-dialogs.tsx';
import { ShellProvider } from './shell-state.tsx';
import classes from './shell.module.css';
import { SideNavigation } from './navigation/side-navigation.tsx';
import { StoreAbsent } from './stores/store-absent.tsx';
import { TopBar } from './top-bar.tsx';
import { useHasWaited } from './waiting/use-has-waited.ts';
import { useWall } from './gates/use-wall.ts';
import { lazyPart } from '../../ui/browser/ahead.ts';
import { text } from './shell.text.ts';

const SecondFactorWall = lazyPart(async () => ({
  default: (await import('./gates/second-factor-wall.tsx')).SecondFactorWall,
}));

const OwnerViewBar = lazyPart(async () => ({
  default: (await import('../../features/operator/viewing/owner-view-bar.tsx')).OwnerViewBar,
}));

const Approval = lazyPart(async () => ({
  default: (await import('./waiting/approval.tsx')).Approval,
}));

const WaitingBar = lazyPart(async () => ({
  default: (await import('./waiting/waiting-bar.tsx')).WaitingBar,
}));

export interface DashboardSlots {
  /** Shown in the top bar while a store is open. */
  alerts: ReactNode;
  /** Shown above every screen while a store is open. */
  announcements: ReactNode;
  /** Shows in the top bar whether the store takes orders. */
  state: ReactNode;
  /** The line about new orders in the top bar. */
  strip: ReactNode;
}

export interface ShellProps extends DashboardSlots {
  user: SessionUser;
  children: ReactNode;
}

/** Returns the store that will be chosen, if the session determines it before the stores have loaded. */
function expectedStore({ storeId }: SessionUser, storeUrl: string | undefined): number | undefined {
  return storeUrl === undefined ? (storeId ?? undefined) : undefined;
}

/** The frame around every dashboard screen. A screen is shown once its store is known. */
export function Shell({ user, ...rest }: ShellProps) {
  const storeUrl = useParams({ strict: false, select: (params) => params.storeUrl });
  const list = useBusinesses(user.userId);
  useRefreshOnStatus(user.userId);
  const business = chooseStore(list.data ?? [], { storeUrl, storeId: user.storeId });
  const wall = useWall(user.userId, business);
  const hasWaited = useHasWaited(business);
  // Depends on the person, too, so that a new date format reaches every screen.
  const known = useMemo(() => business && currentStoreOf(business, user), [business, user]);
  // Listens even if the store in the address is closed to the person. Starts while the stores load, so that data
  // fetched afterwards needs no refetch.
  const expected = list.data ? undefined : expectedStore(user, storeUrl);
  useStoreStream(wall.up ? undefined : (known?.storeId ?? expected), user.token);
  return (
    <>
      <Frame {...{ user, storeUrl, list, wall, known, ...rest }} />
      {hasWaited ? (
        <Suspense>
          <Approval name={business.name} isApproved={business.storeApproved} />
        </Suspense>
      ) : null}
    </>
  );
}

interface FrameProps extends ShellProps {
  storeUrl: string | undefined;
  list: ReturnType<typeof useBusinesses>;
  wall: ReturnType<typeof useWall>;
  known: CurrentStore | undefined;
}

/** Reads no data itself, because a response during rendering would make React start over, without slicing. */
function Frame({ user, storeUrl, list, wall, known, ...slots }: FrameProps) {
  const { alerts, announcements, state, strip, children } = slots;
  const withoutStore = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.withoutStore),
  });
  // The first store reveals a whole screen. Deferred rendering is sliced, so that it doesn't delay a press.
  const isDrawn = useDeferredValue(known !== undefined);
  const store = isDrawn ? known : undefined;
  const open = wall.up ? undefined : store;
  // Orders don't ring for operators who only view the store, and never before its approval.
  const selling = open?.waiting ? undefined : open;
  const tended = selling?.viewedUntil ? undefined : selling;
  const isStorePending = !store && (list.data ? list.data.length > 0 : !list.error);
  const isHere = store && (storeUrl ?? store.storeUrl) === store.storeUrl;

  return (
    <CurrentStoreProvider store={store}>
      <ShellProvider
        user={user}
        stores={list.data ?? []}
        store={store}
        isStorePending={isStorePending}
      >
        <a className={classes.skip} href="#main">
          {text.skipToContent}
        </a>
        <div className={classes.shell}>
          <SideNavigation />
          <div className={classes.column}>
            <TopBar
              listening={!wall.up && !open?.waiting}
              {...(selling ? { state } : {})}
              {...(tended ? { alerts, strip } : {})}
            />
            <Connection />
            {open?.viewedUntil ? (
              <Suspense>
                <OwnerViewBar until={open.viewedUntil} />
              </Suspense>
            ) : null}
            {open?.waiting ? (
              <Suspense>
                <WaitingBar store={open} />
              </Suspense>
            ) : null}
            <main id="main" className={classes.main} tabIndex={-1}>
              {withoutStore ? <Fragment key="any">{children}</Fragment> : null}
              {isHere && !withoutStore ? (
                <Fragment key={store.storeId}>
                  {wall.up ? (
                    <Suspense>
                      <SecondFactorWall
                        place={store.name}
                        reason={text.secondFactorReason(store.name)}
                        onPass={wall.pass}
                      />
                    </Suspense>
                  ) : (
                    <ScreenGate store={store}>{children}</ScreenGate>
                  )}
                </Fragment>
              ) : null}
              {isHere || withoutStore ? null : <StoreAbsent list={list} storeUrl={storeUrl} />}
            </main>
          </div>
        </div>
        <BottomBar />
        {tended ? announcements : null}
        <ShellDialogs />
        <FocusOnNavigation />
      </ShellProvider>
    </CurrentStoreProvider>
  );
}
