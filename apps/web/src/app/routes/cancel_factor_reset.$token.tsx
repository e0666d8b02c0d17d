import { createFileRoute } from '@tanstack/react-router';
import { CancelFactorResetScreen } from '../../features/auth/cancel-factor-reset-screen.tsx';
import { titled } from '../titled.ts';

export const Route = createFileRoute('/cancel_factor_reset/$token')({
  head: titled('Keep your second factor'),
  component: CancelFactorReset,
});

function CancelFactorReset() {
  return <CancelFactorResetScreen token={Route.useParams().token} />;
}
