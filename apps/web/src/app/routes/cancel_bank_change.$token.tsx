import { createFileRoute } from '@tanstack/react-router';
import { CancelBankChangeScreen } from '../../features/auth/cancel-bank-change-screen.tsx';
import { titled } from '../titled.ts';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/cancel_bank_change/$token')({
  head: titled(text.cancelChangeOfBankAccount),
  component: CancelBankChange,
});

function CancelBankChange() {
  return <CancelBankChangeScreen token={Route.useParams().token} />;
}
