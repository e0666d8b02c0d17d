import { createRootRoute, Outlet } from '@tanstack/react-router';
import { FailedPage } from '../../ui/feedback/failed-screen.tsx';
import { PageTitle } from '../page-title.tsx';

export const Route = createRootRoute({ component: Root, errorComponent: FailedPage });

function Root() {
  return (
    <>
      <PageTitle />
      <Outlet />
    </>
  );
}
