import { InvitationScreen } from '../../features/auth/invitation/invitation-screen.tsx';
import type { PageProps } from '../page-props.ts';

export default function Invitation({ value }: PageProps) {
  return <InvitationScreen token={value} />;
}
