import type { ReactNode } from 'react';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

interface SettingsPageProps {
  title: string;
  description: string;
  children: ReactNode;
}

/** A settings screen. */
export function SettingsPage({ title, description, children }: SettingsPageProps) {
  return (
    <Page>
      <PageHeader title={title} description={description} />
      <SettingsTabs />
      {children}
    </Page>
  );
}
