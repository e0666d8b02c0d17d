import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Today } from '../../../features/analytics/today.tsx';
import { OverrideActions } from '../../../features/store/overrides/override-actions.tsx';
import { overrideSearch } from '../../../features/store/overrides/override-search.ts';
import { SuspensionNotice } from '../../../features/store/suspension-notice.tsx';
import { StoreSwitch } from '../../../features/store/store-switch.tsx';
import { useFirstSteps } from '../../../features/store/index.ts';
import { OffMenuStrip } from '../../../features/menu/off/off-menu-strip.tsx';
import { Announcements } from '../../../features/notifications/announcements.tsx';
import { useNewSignIns } from '../../../features/profile/index.ts';
import { NewSignInNotice } from '../../../features/profile/new-sign-in-notice.tsx';
import { Now } from '../../../features/orders/now/now.tsx';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { lazyPart, optionalPart } from '../../../ui/browser/ahead.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/app')({
  validateSearch: overrideSearch,
  head: titled(text.home),
  staticData: { heading: text.hiWelcomeBack, permission: 'store:read' },
  component: Home,
});

const ApplicationPanel = lazyPart(async () => ({
  default: (await import('../../../features/onboarding/application-panel.tsx')).ApplicationPanel,
}));

const Beginning = optionalPart(async () => ({
  default: (await import('./-beginning.tsx')).Beginning,
}));

/** The dashboard's home: setup steps of a new store, items that need attention, and the day so far. */
function Home() {
  const { waiting } = useCurrentStore();
  return waiting ? <Waiting /> : <Day />;
}

/** The home of a store awaiting approval: what it can prepare, and the state of its application. */
function Waiting() {
  return (
    <Page>
      <PageHeader title={text.hiWelcomeBack} />
      <NewSignIns />
      <NewStore />
      <NothingToPrepare />
      <Suspense>
        <ApplicationPanel />
      </Suspense>
    </Page>
  );
}

/** Shown to people who can see the preparation but have no step to do. */
function NothingToPrepare() {
  const { data } = useFirstSteps();
  if (data !== null) return null;
  return (
    <Panel flush>
      <EmptyState
        title={text.ordersAppearOnceApproved}
        action={<LinkButton to="/dashboard/products">{text.openMenu}</LinkButton>}
      />
    </Panel>
  );
}

function Day() {
  return (
    <Page>
      <PageHeader title={text.hiWelcomeBack} actions={<OpenOrPaused />} />
      <SuspensionNotice />
      <NewSignIns />
      <NewStore />
      <Now />
      <Announcements />
      <OffMenuStrip />
      <Today />
    </Page>
  );
}

/** The steps of a new store. Renders nothing until they are known, because most stores have none. */
function NewStore() {
  const { data } = useFirstSteps();
  if (!data) return null;
  return (
    <Suspense>
      <Beginning beginning={data} />
    </Suspense>
  );
}

/**
 * Shows the notice of new sign-ins found on load. Later ones appear only in the account menu, so that nothing
 * jumps.
 */
function NewSignIns() {
  const [isShown] = useState(useNewSignIns().length > 0);
  return isShown ? <NewSignInNotice /> : null;
}

/** The switch that opens the store, with pauses and busy times beside it. */
function OpenOrPaused() {
  const { dialog, minutes } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <StoreSwitch
      beside={
        <OverrideActions
          dialog={dialog}
          minutes={minutes}
          onDialog={(next) => void navigate({ search: { dialog: next }, resetScroll: false })}
        />
      }
    />
  );
}
