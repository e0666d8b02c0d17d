import { CancelFactorResetScreen } from '../../features/auth/cancel-factor-reset-screen.tsx';
import type { PageProps } from '../page-props.ts';

export default function CancelFactorReset({ value }: PageProps) {
  return <CancelFactorResetScreen token={value} />;
}
