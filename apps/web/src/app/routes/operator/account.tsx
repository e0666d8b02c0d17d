import { createFileRoute } from '@tanstack/react-router';
import { OwnSecondFactor } from '../../../features/profile/second-factor/own-second-factor.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { titled } from '../../titled.ts';

export const Route = createFileRoute('/operator/account')({
  head: titled('Your account'),
  component: OperatorAccount,
});

/** How an operator signs in. */
function OperatorAccount() {
  return (
    <Page narrow>
      <PageHeader title="Your account" description="How you sign in to the marketplace’s desk." />
      <OwnSecondFactor />
    </Page>
  );
}
