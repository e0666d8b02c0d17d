import { createFileRoute } from '@tanstack/react-router';
import { StationsScreen } from '../../../features/menu/stations/stations-screen.tsx';
import { ListHistory } from '../../../features/settings/changes/list-history.tsx';
import { SettingsTabs } from '../../../features/settings/settings-tabs.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/stations')({
  head: titled(text.stations),
  staticData: { heading: text.stations, permission: 'settings:read' },
  component: () => (
    <StationsScreen tabs={<SettingsTabs />} history={<ListHistory list="stations" />} />
  ),
});
