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

/** Whether the marketplace takes orders for the store, and the way to change it. */
export function SuspensionPanel({ store }: { store: OperatorStore }) {
  const [asking, setAsking] = useState(false);
  const { suspension } = store;
  return (
    <Panel title="Suspension">
      <div className={classes.suspension}>
        {suspension ? (
          <>
            <p>
              No orders come in{' '}
              {suspension.until === null ? (
                'until somebody lifts it.'
              ) : (
                <>
                  until <Instant at={suspension.until} inSentence /> (
                  <Until at={suspension.until} />
                  ). It ends by itself.
                </>
              )}
            </p>
            <blockquote className={operator.quote}>{suspension.reason}</blockquote>
          </>
        ) : (
          <p>
            {store.approved
              ? 'Not suspended: orders come in whenever the store is open.'
              : 'The store is not approved, so no orders come in anyway.'}
          </p>
        )}
        <Button variant="default" onClick={() => setAsking(true)}>
          {suspension ? 'Lift suspension' : 'Suspend store'}
        </Button>
      </div>
      <LiftDialog
        store={store}
        opened={asking && suspension !== null}
        onClose={() => setAsking(false)}
      />
      <SuspendDialog
        store={store}
        opened={asking && suspension === null}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
