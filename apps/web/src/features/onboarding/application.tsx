import type { SessionUser } from '@counter/contract/auth';
import { explainFailure } from '../../lib/api.ts';
import { FailedState } from '../../ui/feedback/states.tsx';
import { AlreadySent } from './already-sent.tsx';
import { ApplicationSteps } from './application-steps.tsx';
import { useOnboarding } from './onboarding.queries.ts';
import { SignedInAs } from './signed-in-as.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import { WizardFrame } from './wizard-frame.tsx';
import { text } from './onboarding.text.ts';

export interface ApplicationProps {
  user: SessionUser;
  /** True if the person came back to the application instead of having just created the account. */
  returning: boolean;
  onLogout: () => void;
}

/** The signed-in part of the wizard, which starts at the server's current step. */
export function Application({ user, returning, onLogout }: ApplicationProps) {
  const { data, error, isFetching, refetch } = useOnboarding(user.userId);
  if (data && data.step !== 'DONE') {
    const steps = { user, returning, onLogout, onboarding: data };
    return <ApplicationSteps {...steps} />;
  }
  return (
    <WizardFrame
      step={undefined}
      person={<SignedInAs user={user} dirty={false} onLogout={onLogout} />}
    >
      {data ? <AlreadySent /> : null}
      {error ? (
        <FailedState
          title={text.applicationNotLoaded}
          cause={explainFailure(error)}
          kept={text.savedKeptHint}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data || error ? null : <StepSkeleton />}
    </WizardFrame>
  );
}
