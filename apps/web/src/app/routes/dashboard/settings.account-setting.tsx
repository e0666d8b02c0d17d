import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../../features/settings/account/account-screen.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/settings/account-setting')({
  head: titled('Account Settings'),
  staticData: { heading: 'Account Settings', permission: 'settings:read' },
  component: AccountScreen,
});
