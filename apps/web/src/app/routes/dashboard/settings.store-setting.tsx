import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { BlockedPanel } from '../../../features/customers/blocked-panel.tsx';
import { StoreScreen } from '../../../features/settings/store/store-screen.tsx';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { pageIn } from '../../../lib/url/search-values.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/store-setting')({
  validateSearch: ({ page }: Record<string, unknown>): { page?: number | undefined } => ({
    page: pageIn(page),
  }),
  head: titled(text.storeSettings),
  staticData: { heading: text.storeSettings, permission: 'settings:read' },
  component: StoreSettings,
});

/** The current store's settings. The page in the address is that of the blocked customers. */
function StoreSettings() {
  const { page = 1 } = Route.useSearch();
  const navigate = useNavigate();
  const { waiting } = useCurrentStore();
  const turn = (to: number) =>
    void navigate({
      to: '/dashboard/settings/store-setting',
      search: { page: to > 1 ? to : undefined },
      resetScroll: false,
    });
  return <StoreScreen blocked={waiting ? null : <BlockedPanel page={page} onPage={turn} />} />;
}
