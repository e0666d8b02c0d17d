import type { ReactNode } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { useProfile } from '../profile.queries.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { text } from '../profile.text.ts';

/** The signed-in person's second factors, outside of My Profile. */
export function OwnSecondFactor({ whenOn }: { whenOn?: ReactNode }) {
  const { data, error, isFetching, refetch } = useProfile();
  if (data) return <SecondFactorPanel secondFactor={data.secondFactor} whenOn={whenOn} />;
  return (
    <Panel flush={Boolean(error)}>
      {error ? (
        <FailedState
          title={text.secondFactor.yourSecondFactorCouldNot}
          cause={explainFailure(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton height={64} />
      )}
    </Panel>
  );
}
