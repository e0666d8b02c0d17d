import { createFileRoute, useLocation } from '@tanstack/react-router';
import { signOut } from '../../features/auth/sign-out.ts';
import { SignUpWizard } from '../../features/onboarding/sign-up-wizard.tsx';
import { requireApplicant } from '../guards.ts';
import { PublicPage } from '../pages/public-page.tsx';
import { titled } from '../titled.ts';
import { WithCache } from '../with-cache.tsx';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/signup')({
  beforeLoad: requireApplicant,
  head: titled(text.signUp),
  component: SignUp,
});

function SignUp() {
  const { leadId, registered } = useLocation({ select: ({ state }) => state });
  return (
    <PublicPage>
      <WithCache>
        <SignUpWizard leadId={leadId} registered={registered} onLogout={() => void signOut()} />
      </WithCache>
    </PublicPage>
  );
}
