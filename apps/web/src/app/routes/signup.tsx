import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { signOut } from '../../features/auth/sign-out.ts';
import { SignUpWizard } from '../../features/onboarding/sign-up-wizard.tsx';
import { requireApplicant } from '../guards.ts';
import { readLead } from '../../lib/account/lead.ts';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { PublicPage } from '../../ui/layout/public-page.tsx';
import { Brand } from '../../ui/theme/brand.tsx';
import { titled } from '../titled.ts';
import { WithCache } from '../with-cache.tsx';
import { text } from '../app.text.ts';

export const Route = createFileRoute('/signup')({
  beforeLoad: requireApplicant,
  head: titled(text.signUp),
  component: SignUp,
});

function SignUp() {
  const { registered } = useLocation({ select: ({ state }) => state });
  const [leadId] = useState(readLead);
  const home = (
    <TextLink to="/home">
      <Brand />
    </TextLink>
  );
  return (
    <PublicPage home={home}>
      <WithCache>
        <SignUpWizard leadId={leadId} registered={registered} onLogout={() => void signOut()} />
      </WithCache>
    </PublicPage>
  );
}
