import { createFileRoute } from '@tanstack/react-router';
import { CancelFactorResetScreen } from '../../features/auth/cancel-factor-reset-screen.tsx';
import { titled } from '../titled.ts';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/cancel_factor_reset/$token')({
  head: titled(text.keepYourSecondFactor),
  component: CancelFactorReset,
});

function CancelFactorReset() {
  return <CancelFactorResetScreen token={Route.useParams().token} />;
}
