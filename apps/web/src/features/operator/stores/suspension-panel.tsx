import type { OperatorStore } from '@counter/contract/operator';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Until } from '../../../ui/display/relative-time.tsx';
import operator from '../operator.module.css';
import { Instant } from '../when.tsx';
import { LiftDialog } from './lift-dialog.tsx';
import classes from './stores.module.css';
import { SuspendDialog } from './suspend-dialog.tsx';
import { storesText } from './stores.text.ts';

/** Shows whether the store is suspended, with a button to change that. */
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
          <NotSuspended store={store} />
        )}
        {suspension || store.approved ? (
          <Button variant="default" onClick={() => setConfirming(true)}>
            {suspension ? storesText.endSuspensionButton : storesText.suspendStore}
          </Button>
        ) : null}
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

/** Says that the store takes orders or, if it isn't approved, links to its application. */
function NotSuspended({ store: { id, approved } }: { store: OperatorStore }) {
  if (approved) return <p>{storesText.notSuspendedHint}</p>;
  return (
    <p>
      {storesText.notApprovedHint}{' '}
      <TextLink
        to="/operator/applications/$storeId"
        params={{ storeId: String(id) }}
        search={{ state: 'ALL' }}
      >
        {storesText.openApplication}
      </TextLink>
    </p>
  );
}
