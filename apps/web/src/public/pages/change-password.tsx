import { ChangePasswordScreen } from '../../features/auth/change-password-screen.tsx';
import type { PageProps } from '../page-props.ts';

export default function ChangePassword({ value }: PageProps) {
  return <ChangePasswordScreen requestId={value} />;
}
