import { ConfirmEmailScreen } from '../../features/auth/confirm-email-screen.tsx';
import type { PageProps } from '../page-props.ts';

export default function ConfirmEmail({ value }: PageProps) {
  return <ConfirmEmailScreen token={value} />;
}
