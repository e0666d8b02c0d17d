import type { OperatorStore } from '@counter/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Until } from '../../../ui/display/relative-time.tsx';
import operator from '../operator.module.css';
import { Instant } from '../when.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import classes from './stores.module.css';
import { SuspendDialog } from './suspend-dialog.tsx';
import { storesText } from './stores.text.ts';

/** Shows if the store is suspended, with the button to change that. */
export function SuspensionPanel({ store }: { store: OperatorStore }) {
  const [confirming, setConfirming] = useState(false);
  const { suspension } = store;
  return (
    <Panel title={storesText.suspension}>
      <div className={classes.suspension}>
        {suspension ? (
          <>
            <p>
              {storesText.noNewOrders(
                suspension.until === null ? (
                  storesText.untilSomeoneLiftsIt
                ) : (
                  <>
                    {storesText.untilTime(<Instant at={suspension.until} inSentence />)}
                    <Until at={suspension.until} />
                    {storesText.endsAutomatically}
                  </>
                ),
              )}
            </p>
            <blockquote className={operator.quote}>{suspension.reason}</blockquote>
          </>
        ) : (
          <p>{store.approved ? storesText.notSuspendedHint : storesText.notApprovedHint}</p>
        )}
        <Button variant="default" onClick={() => setConfirming(true)}>
          {suspension ? storesText.endSuspensionButton : storesText.suspendStore}
        </Button>
      </div>
      <LiftDialog
        store={store}
        opened={confirming && suspension !== null}
        onClose={() => setConfirming(false)}
      />
      <SuspendDialog
        store={store}
        opened={confirming && suspension === null}
        onClose={() => setConfirming(false)}
      />
    </Panel>
  );
}
