import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '../../features/auth/invitation/invitation-screen.tsx';
import { titled } from '../titled.ts';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/invitation/$token')({
  head: titled(text.yourInvitation),
  component: Invitation,
});

function Invitation() {
  const { token } = Route.useParams();
  return <InvitationScreen key={token} token={token} />;
}
