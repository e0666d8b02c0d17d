import { createFileRoute } from '@tanstack/react-router';
import { InvitationScreen } from '../../features/auth/invitation/invitation-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/invitation/$token')({
  head: titled('Your invitation'),
  component: Invitation,
});

function Invitation() {
  const { token } = Route.useParams();
  return <InvitationScreen key={token} token={token} />;
}
