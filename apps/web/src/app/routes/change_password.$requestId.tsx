import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordScreen } from '../../features/auth/change-password-screen.tsx';
import { titled } from '../titled.ts';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/change_password/$requestId')({
  head: titled(text.chooseNewPassword),
  component: ChangePassword,
});

function ChangePassword() {
  return <ChangePasswordScreen requestId={Route.useParams().requestId} />;
}
