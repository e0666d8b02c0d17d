import { createFileRoute } from '@tanstack/react-router';
import { IntegrationsScreen } from '../../../features/integrations/integrations-screen.tsx';
import { ListHistory } from '../../../features/settings/changes/list-history.tsx';
import { SettingsTabs } from '../../../features/settings/settings-tabs.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/integrations')({
  head: titled(text.integrations),
  staticData: { heading: text.integrations, permission: 'integrations:read' },
  component: Integrations,
});

const histories = {
  keys: <ListHistory list="keys" />,
  webhooks: <ListHistory list="webhooks" />,
  feeds: <ListHistory list="feeds" />,
};

function Integrations() {
  return <IntegrationsScreen tabs={<SettingsTabs />} history={histories} />;
}
