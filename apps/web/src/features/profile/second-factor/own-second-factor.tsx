import type { ReactNode } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useProfile } from '../profile.queries.ts';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { text } from '../profile.text.ts';

/** The signed-in person's second factors, for screens other than My Profile. */
export function OwnSecondFactor({ whenOn }: { whenOn?: ReactNode }) {
  const query = useProfile();
  const { data, error } = query;
  if (data) return <SecondFactorPanel secondFactor={data.secondFactor} whenOn={whenOn} />;
  return (
    <Panel flush={Boolean(error)}>
      {error ? (
        <FailedToLoad title={text.secondFactor.secondFactorNotLoaded} query={query} />
      ) : (
        <Skeleton height={64} />
      )}
    </Panel>
  );
}
