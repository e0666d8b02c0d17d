import { createFileRoute } from '@tanstack/react-router';
import { ReferralScreen } from '../../../features/referral/referral-screen.tsx';
import { pageIn } from '../../../lib/url/search-values.ts';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';

export const Route = createFileRoute('/dashboard/referral')({
  validateSearch: ({ page }): { page?: number | undefined } => ({ page: pageIn(page) }),
  head: titled(text.referral),
  staticData: { heading: text.referral, permission: 'store:read' },
  component: Referral,
});

function Referral() {
  const { page = 1 } = Route.useSearch();
  return <ReferralScreen page={page} />;
}
