import { createFileRoute } from '@tanstack/react-router';
import { OwnSecondFactor } from '../../../features/profile/second-factor/own-second-factor.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { titled } from '../../titled.ts';
import { text } from '../../app.text.ts';
import { text as words } from '../../operator-pages.text.ts';

export const Route = createFileRoute('/operator/account')({
  head: titled(text.yourAccount),
  component: OperatorAccount,
});

/** An operator's sign-in settings. */
function OperatorAccount() {
  return (
    <Page narrow>
      <PageHeader title={text.yourAccount} description={words.accountHelp} />
      <OwnSecondFactor />
    </Page>
  );
}
