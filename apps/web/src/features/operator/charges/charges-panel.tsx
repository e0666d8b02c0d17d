import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OperatorStore } from '@counter/contract/operator';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import classes from '../stores/stores.module.css';
import { ProposeDialog } from './propose-dialog.tsx';

/** The charges against a store, and the way to propose one. */
export function ChargesPanel({ store }: { store: OperatorStore }) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel title="Charges">
      <div className={classes.suspension}>
        <p>
          What the marketplace made good for one of its orders.{' '}
          <TextLink to="/operator/charges" search={{ search: store.name }}>
            All charges against {store.name}
          </TextLink>
        </p>
        <Button variant="default" onClick={() => setAsking(true)}>
          Propose a charge
        </Button>
      </div>
      <ProposeDialog store={store} opened={asking} onClose={() => setAsking(false)} />
    </Panel>
  );
}
