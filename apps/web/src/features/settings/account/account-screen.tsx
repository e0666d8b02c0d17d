import { Page, PageHeader } from '../../../ui/page.tsx';
import { SettingsTabs } from '../settings-tabs.tsx';

/** What the store charges in tax, and how its customers pick up. */
export function AccountScreen() {
  return (
    <Page>
      <PageHeader title="Account Settings" />
      <SettingsTabs />
    </Page>
  );
}
