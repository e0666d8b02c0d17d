import { createFileRoute } from '@tanstack/react-router';
import { ListHistory } from '../../../features/settings/changes/list-history.tsx';
import { SettingsTabs } from '../../../features/settings/settings-tabs.tsx';
import { TeamScreen } from '../../../features/team/team-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/users')({
  head: titled(text.users),
  staticData: { heading: text.users, permission: 'team:read' },
  component: Users,
});

function Users() {
  return <TeamScreen tabs={<SettingsTabs />} history={<ListHistory list="team" />} />;
}
