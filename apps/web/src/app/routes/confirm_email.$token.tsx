import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '../../features/auth/confirm-email-screen.tsx';
import { titled } from '../titled.ts';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/confirm_email/$token')({
  head: titled(text.confirmYourEMail),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  return <ConfirmEmailScreen token={Route.useParams().token} />;
}
