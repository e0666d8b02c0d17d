import { createRootRoute, Outlet } from '@tanstack/react-router';
import { FailedPage } from '../../ui/feedback/failed-screen.tsx';
import { pressEnd } from '../../ui/browser/after-press.ts';
import { PageTitle } from '../page-title.tsx';

export const Route = createRootRoute({
  component: Root,
  errorComponent: FailedPage,
  // Respond to the press first: rendering the next screen can take longer than a press should.
  beforeLoad: async ({ cause, preload }) => {
    if (cause !== 'enter' && !preload) await pressEnd();
  },
});

function Root() {
  return (
    <>
      <PageTitle />
      <Outlet />
    </>
  );
}
