import type { ReactNode } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

interface SettingsPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A screen of settings, for those who may see it. */
export function SettingsPage({ title, description, children }: SettingsPageProps) {
  const { can } = useCurrentStore();
  return (
    <Page>
      <PageHeader title={title} description={description} />
      <SettingsTabs />
      {can('settings:read') ? children : <NotAllowed />}
    </Page>
  );
}

function NotAllowed() {
  return (
    <Panel flush>
      <EmptyState
        title="You cannot see the settings"
        description="An owner, a manager or an accountant of the store can."
      />
    </Panel>
  );
}
