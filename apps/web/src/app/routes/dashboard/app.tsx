import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { Today } from '../../../features/analytics/today.tsx';
import { OverrideActions } from '../../../features/store/overrides/override-actions.tsx';
import { overrideSearch } from '../../../features/store/overrides/override-search.ts';
import { SuspensionNotice } from '../../../features/store/suspension-notice.tsx';
import { StoreSwitch } from '../../../features/store/store-switch.tsx';
import { useNewSignIns } from '../../../features/profile/index.ts';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { titled } from '../../titled.ts';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { text } from '../../app.text.ts';

// It says nothing on most days, and comes after what the home screen always shows.
const OffMenuStrip = lazyPart(async () => {
  const { OffMenuStrip: component } = await import('../../../features/menu/off/off-menu-strip.tsx');
  return { default: component };
});

const NewSignInNotice = lazyPart(async () => {
  const { NewSignInNotice: component } =
    await import('../../../features/profile/new-sign-in-notice.tsx');
  return { default: component };
});

export const Route = createFileRoute('/dashboard/app')({
  validateSearch: overrideSearch,
  head: titled(text.home),
  staticData: { heading: text.hiWelcomeBack },
  component: Home,
});

/** The dashboard's home: what needs someone now, then the day so far. */
function Home() {
  return (
    <Page>
      <PageHeader title={text.hiWelcomeBack} actions={<OpenOrPaused />} />
      <SuspensionNotice />
      <NewSignIns />
      <Suspense>
        <OffMenuStrip />
      </Suspense>
      <Today />
    </Page>
  );
}

/**
 * Marks new sign-ins found while the screen is open at the account menu only, so that nothing
 * jumps.
 */
function NewSignIns() {
  const [isShown] = useState(useNewSignIns().length > 0);
  return isShown ? (
    <Suspense>
      <NewSignInNotice />
    </Suspense>
  ) : null;
}

/** The toggle, and beside it what keeps orders away or makes them late for a while. */
function OpenOrPaused() {
  const { dialog, minutes } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <>
      <OverrideActions
        dialog={dialog}
        minutes={minutes}
        onDialog={(next) => void navigate({ search: { dialog: next }, resetScroll: false })}
      />
      <StoreSwitch />
    </>
  );
}
