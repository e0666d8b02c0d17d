import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '../../../features/profile/profile-screen.tsx';
import { OwnStoresPanel } from '../../../features/team/own-stores-panel.tsx';
import { useShell } from '../../shell/shell-state.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/myprofile')({
  head: titled(text.myProfile),
  staticData: { permission: 'store:read' },
  component: MyProfile,
});

/** The person's account and their stores. */
function MyProfile() {
  const { stores } = useShell();
  return <ProfileScreen stores={<OwnStoresPanel stores={stores} />} />;
}
