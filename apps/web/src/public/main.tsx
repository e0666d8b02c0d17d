import '@counter/browser/configure-zod';
import '../ui/theme/base.css';
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { destinationOf, guardedAddress } from '../features/auth/destination.ts';
import { watchAttendance } from '../lib/device/attendance.ts';
import { keepReferral } from '@counter/browser/referral';
import { isSignedIn, onSessionChange, readSession } from '../lib/session.ts';
import { updatePageTitle } from '../lib/url/title.ts';
import { FailedPage } from '../ui/feedback/failed-screen.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { findPage, type Visit } from './find-page.ts';
import type { Page } from './pages.ts';

/** Shows the page of the address, or redirects people who are already signed in. */
function start(): void {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no element to show itself in.');
  const root = createRoot(container);
  const visit = findPage(location.pathname);
  keepReferral();
  watchAttendance();
  showAddress(visit.address);
  updatePageTitle(visit.page.title);
  onSessionChange(() => moveOn(visit.page));
  if (moveOn(visit.page)) return;
  show(root, visit).catch((error: unknown) => root.render(<FailedPage error={error} />));
}

function showAddress(address: string): void {
  const { pathname, search, hash } = location;
  if (address !== pathname) history.replaceState(null, '', address + search + hash);
}

/** Redirects a signed-in person from a sign-in page. Returns false if they stay. */
function moveOn({ signsIn }: Page): boolean {
  const session = readSession();
  if (!signsIn || !isSignedIn(session)) return false;
  const wanted = new URLSearchParams(location.search).get('redirect');
  const destination = destinationOf(session, guardedAddress(wanted));
  if (destination !== undefined) location.replace(destination);
  return destination !== undefined;
}

async function show(root: Root, { page, value }: Visit): Promise<void> {
  const { default: Shown } = await page.load();
  root.render(
    <StrictMode>
      <FailureBoundary>
        <Arrived>
          <Shown value={value} />
        </Arrived>
      </FailureBoundary>
    </StrictMode>,
  );
}

/** Scrolls to the address's hash, because the browser looked for the element before it was rendered. */
function Arrived({ children }: { children: ReactNode }) {
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1));
    if (name !== '') document.getElementById(name)?.scrollIntoView();
  }, []);
  return children;
}

start();
