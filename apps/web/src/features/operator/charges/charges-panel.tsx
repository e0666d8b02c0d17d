import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OperatorStore } from '@counter/contract/operator';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import classes from '../stores/stores.module.css';
import { ProposeDialog } from './propose-dialog.tsx';
import { text } from '../operator.text.ts';
import { chargesText } from './charges.text.ts';

/** The charges against a store, with a button to propose one. */
export function ChargesPanel({ store }: { store: OperatorStore }) {
  const [confirming, setConfirming] = useState(false);
  return (
    <Panel title={text.chargesTitle}>
      <div className={classes.suspension}>
        <p>
          {chargesText.chargesHelp(store.name, (words) => (
            <TextLink to="/operator/charges" search={{ search: store.name }}>
              {words}
            </TextLink>
          ))}
        </p>
        <Button variant="default" onClick={() => setConfirming(true)}>
          {chargesText.proposeCharge}
        </Button>
      </div>
      <ProposeDialog store={store} opened={confirming} onClose={() => setConfirming(false)} />
    </Panel>
  );
}
