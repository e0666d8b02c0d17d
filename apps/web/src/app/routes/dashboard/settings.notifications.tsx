import { createFileRoute } from '@tanstack/react-router';
import { NotificationsScreen } from '../../../features/notifications/notifications-screen.tsx';
import { SettingsTabs } from '../../../features/settings/settings-tabs.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/notifications')({
  head: titled(text.notifications),
  staticData: { heading: text.notifications },
  component: Notifications,
});

function Notifications() {
  return <NotificationsScreen tabs={<SettingsTabs />} />;
}
