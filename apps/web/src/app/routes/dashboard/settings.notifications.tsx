import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '../../../features/notifications/notifications-screen.tsx';
import { PrinterMessagePanel } from '../../../features/settings/store/printer-message-panel.tsx';
import { ScreensPanel } from '../../../features/settings/store/screens-panel.tsx';
import { UnheardPanel } from '../../../features/settings/store/unheard-panel.tsx';
import { ListHistory } from '../../../features/settings/changes/list-history.tsx';
import { SettingsTabs } from '../../../features/settings/settings-tabs.tsx';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/notifications')({
  head: titled(text.notifications),
  staticData: { heading: text.notifications },
  component: Notifications,
});

function Notifications() {
  const { can } = useCurrentStore();
  const more = can('settings:read') ? (
    <>
      <UnheardPanel />
      <ScreensPanel />
      <PrinterMessagePanel />
    </>
  ) : null;
  return (
    <NotificationsScreen
      tabs={<SettingsTabs />}
      history={<ListHistory list="recipients" />}
      more={more}
    />
  );
}
