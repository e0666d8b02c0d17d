import { Button } from '@mantine/core';
import { signOut } from '../../features/auth/sign-out.ts';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './operator-screen.module.css';
import { PublicPage } from './public-page.tsx';

const coming = [
  { title: 'Leads', text: 'Who asked to become a business partner, and what became of it.' },
  { title: 'Store approval', text: 'New stores, with what they handed in, to approve or to ask.' },
  { title: 'Verification', text: 'Bank accounts, companies and representatives to be checked.' },
  { title: 'Commission', text: "Each store's share for delivered and for picked-up orders." },
  { title: 'Payouts', text: "The week's payouts: prepared, in transit, paid or failed." },
  { title: 'Moderation', text: 'Reviews and questions that somebody reported.' },
  { title: 'Outbox', text: 'The mails and text messages this installation has captured.' },
];

/** The place of the marketplace's staff. */
export function OperatorScreen() {
  const session = useSession();
  if (!isSignedIn(session)) return null;
  const logout = (
    <Button variant="default" onClick={() => void signOut()}>
      Logout
    </Button>
  );
  return (
    <PublicPage actions={logout}>
      <Page narrow>
        <PageHeader
          title="Operator"
          description={`Signed in as ${session.user.fullName}. This is where the marketplace will be run; none of it can be used yet.`}
        />
        <Panel title="What this page will hold">
          <dl className={classes.list}>
            {coming.map(({ title, text }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </Page>
    </PublicPage>
  );
}
