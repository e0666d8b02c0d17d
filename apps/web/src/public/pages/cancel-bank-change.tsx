import { CancelBankChangeScreen } from '../../features/auth/cancel-bank-change-screen.tsx';
import type { PageProps } from '../page-props.ts';

export default function CancelBankChange({ value }: PageProps) {
  return <CancelBankChangeScreen token={value} />;
}
