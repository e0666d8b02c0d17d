import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../features/auth/change-password-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/change_password/$requestId')({
  head: titled('Choose a new password'),
  component: ChangePassword,
});

function ChangePassword() {
  return <ChangePasswordScreen requestId={Route.useParams().requestId} />;
}
