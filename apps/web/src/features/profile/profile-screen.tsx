import type { Profile } from '@counter/contract/auth';
import type { ReactNode } from 'react';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ActivityPanel } from './activity-panel.tsx';
import { DatesPanel } from './dates-panel.tsx';
import { EmailPanel } from './email-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PersonPanel } from './person-panel.tsx';
import { useProfile } from './profile.queries.ts';
import classes from './profile.module.css';
import { SecondFactorPanel } from './second-factor/second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';
import { text } from './profile.text.ts';

/** The signed-in person's own account: profile, sign-in and sessions. */
export function ProfileScreen({ stores }: { stores: ReactNode }) {
  return (
    <Page narrow>
      <PageHeader
        title={text.myProfile}
        description={text.pageHelp}
        actions={
          <LinkButton to="/dashboard/referral" variant="default">
            {text.referral}
          </LinkButton>
        }
      />
      <Account stores={stores} />
    </Page>
  );
}

function Account({ stores }: { stores: ReactNode }) {
  const query = useProfile();
  const { data, error } = query;
  if (data) return <Panels profile={data} stores={stores} />;
  if (!error) return <Waiting />;
  return (
    <Panel>
      <FailedToLoad title={text.profileNotLoaded} query={query} />
    </Panel>
  );
}

function Panels({ profile, stores }: { profile: Profile; stores: ReactNode }) {
  return (
    <>
      <PersonPanel profile={profile} />
      <EmailPanel profile={profile} />
      <PasswordPanel email={profile.email} />
      <SecondFactorPanel secondFactor={profile.secondFactor} />
      <DatesPanel profile={profile} />
      <SessionsPanel />
      <ActivityPanel />
      {stores}
    </>
  );
}

const heights = [172, 96, 64];

function Waiting() {
  return (
    <div aria-busy className={classes.waiting}>
      <Delayed>
        {heights.map((height) => (
          <Panel key={height}>
            <Skeleton height={height} />
          </Panel>
        ))}
      </Delayed>
    </div>
  );
}
