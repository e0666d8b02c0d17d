import { createRootRoute, Outlet } from '@tanstack/react-router';
import { FailedScreen } from '../pages/failed-screen.tsx';
import { PageTitle } from '../page-title.tsx';

export const Route = createRootRoute({ component: Root, errorComponent: FailedScreen });

function Root() {
  return (
    <>
      <PageTitle />
      <Outlet />
    </>
  );
}
