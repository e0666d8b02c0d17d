import { createFileRoute } from '@tanstack/react-router';
import { CancelBankChangeScreen } from '../../features/auth/cancel-bank-change-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/cancel_bank_change/$token')({
  head: titled('Cancel the change of the bank account'),
  component: CancelBankChange,
});

function CancelBankChange() {
  return <CancelBankChangeScreen token={Route.useParams().token} />;
}
