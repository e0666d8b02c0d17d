import { useState } from 'react';
import { OwnSecondFactor } from '../../../features/profile/second-factor/own-second-factor.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { wallText } from './second-factor-wall.text.ts';

interface SecondFactorWallProps {
  /** The name of the place behind the wall. */
  place: string;
  /** The reason for requiring a second factor, as a sentence. */
  reason: string;
  /** Refreshes the person's access. */
  onPass: () => Promise<void>;
}

/** Replaces every screen of a place that requires a second factor, until the person has one. */
export function SecondFactorWall({ place, reason, onPass }: SecondFactorWallProps) {
  return (
    <Page narrow>
      <PageHeader title={wallText.oneMoreStep} description={wallText.setUpHelp(reason)} />
      <OwnSecondFactor whenOn={<PassButton place={place} onPass={onPass} />} />
    </Page>
  );
}

function PassButton({ place, onPass }: Omit<SecondFactorWallProps, 'reason'>) {
  const [busy, setBusy] = useState(false);
  const pass = () => {
    setBusy(true);
    void onPass().finally(() => setBusy(false));
  };
  return (
    <PendingButton busy={busy} onClick={pass}>
      {wallText.continueTo(place)}
    </PendingButton>
  );
}
