import { createFileRoute } from '@tanstack/react-router';
import { ProfileScreen } from '../../../features/profile/profile-screen.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/dashboard/myprofile')({
  head: titled('My Profile'),
  component: ProfileScreen,
});
