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
              {storesText.noOrdersComeIn(
                suspension.until === null ? (
                  storesText.untilSomeoneLiftsIt
                ) : (
                  <>
                    {storesText.until(<Instant at={suspension.until} inSentence />)}
                    <Until at={suspension.until} />
                    {storesText.itEndsByItself}
                  </>
                ),
              )}
            </p>
            <blockquote className={operator.quote}>{suspension.reason}</blockquote>
          </>
        ) : (
          <p>
            {store.approved ? storesText.notSuspendedOrdersComeIn : storesText.storeIsNotApprovedSo}
          </p>
        )}
        <Button variant="default" onClick={() => setConfirming(true)}>
          {suspension ? storesText.liftSuspension : storesText.suspendStore}
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
