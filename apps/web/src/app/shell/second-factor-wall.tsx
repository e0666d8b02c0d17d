import { explainFailure } from '../../lib/api.ts';
import { useProfile } from '../../features/profile/profile.queries.ts';
import { SecondFactorPanel } from '../../features/profile/second-factor/second-factor-panel.tsx';
import { Page, PageHeader } from '../../ui/page.tsx';
import { Panel } from '../../ui/panel.tsx';
import { PendingButton } from '../../ui/pending-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/states.tsx';
import { useState } from 'react';

interface SecondFactorWallProps {
  storeName: string;
  /** Asks for the store again. */
  onPass: () => Promise<void>;
}

/** Instead of every screen of a store that demands a second factor of somebody who has none. */
export function SecondFactorWall({ storeName, onPass }: SecondFactorWallProps) {
  const { data, error, isFetching, refetch } = useProfile();
  return (
    <Page narrow>
      <PageHeader
        title="One more step"
        description={`${storeName} demands a second factor of everybody in its team. Set yours up, and you are in: it takes two minutes and your phone.`}
      />
      {data ? (
        <SecondFactorPanel
          secondFactor={data.secondFactor}
          whenOn={<PassButton storeName={storeName} onPass={onPass} />}
        />
      ) : (
        <Panel flush={Boolean(error)}>
          {error ? (
            <FailedState
              title="Your second factor could not be loaded"
              cause={explainFailure(error)}
              retrying={isFetching}
              onRetry={() => void refetch()}
            />
          ) : (
            <Skeleton height={64} />
          )}
        </Panel>
      )}
    </Page>
  );
}

function PassButton({ storeName, onPass }: SecondFactorWallProps) {
  const [busy, setBusy] = useState(false);
  const pass = () => {
    setBusy(true);
    void onPass().finally(() => setBusy(false));
  };
  return (
    <PendingButton busy={busy} onClick={pass}>
      Go on to {storeName}
    </PendingButton>
  );
}
