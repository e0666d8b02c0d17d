import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../../features/settings/account/account-screen.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/settings/account-setting')({
  head: titled(text.accountSettings),
  staticData: { heading: text.accountSettings, permission: 'settings:read' },
  component: AccountScreen,
});
