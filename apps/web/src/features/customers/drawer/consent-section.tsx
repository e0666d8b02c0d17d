import { consentWayLabel, type Consent, type Customer } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import classes from '../customers.module.css';
import { Instant } from '../../../ui/display/instant.tsx';
import { ConsentDialog } from './consent-dialog.tsx';

interface SectionProps {
  customer: Customer;
  called: string;
}

/** Whether a customer may be sent text messages, and everything that was ever said about that. */
export function ConsentSection({ customer, called }: SectionProps) {
  const { can } = useCurrentStore();
  const [asking, setAsking] = useState(false);
  const { consented, consents, phoneNumber } = customer;
  return (
    <section aria-label="Text messages">
      <div className={classes.head}>
        <h3 className={classes.heading}>Text messages</h3>
        {can('customers:write') ? (
          <Button variant="default" onClick={() => setAsking(true)}>
            {consented ? 'Withdraw consent' : 'Record consent'}
          </Button>
        ) : null}
      </div>
      {consented ? (
        <StatusBadge tone="ready">Agreed</StatusBadge>
      ) : (
        <p className={classes.quiet}>None are sent: there is no consent that stands.</p>
      )}
      {consents.length > 0 ? (
        <ul className={classes.history} aria-label="Consents">
          {consents.map((one) => (
            <History key={one.id} consent={one} />
          ))}
        </ul>
      ) : null}
      <ConsentDialog
        what={consented ? 'withdraw' : 'record'}
        called={called}
        phoneNumber={phoneNumber}
        opened={asking}
        onClose={() => setAsking(false)}
      />
    </section>
  );
}

function History({ consent: { how, givenAt, givenBy, note, withdrawn } }: { consent: Consent }) {
  return (
    <li>
      <p>
        Agreed {consentWayLabel(how).toLowerCase()}, <Instant at={givenAt} />
      </p>
      {how === 'WEB_STORE' ? null : <p className={classes.meta}>Written down by {givenBy}</p>}
      {note === '' ? null : (
        <p className={classes.meta}>{how === 'WEB_STORE' ? `“${note}”` : note}</p>
      )}
      {withdrawn ? (
        <>
          <p>
            Withdrawn {consentWayLabel(withdrawn.how).toLowerCase()}, <Instant at={withdrawn.at} />
          </p>
          {withdrawn.how === 'WEB_STORE' ? null : (
            <p className={classes.meta}>Written down by {withdrawn.by}</p>
          )}
        </>
      ) : null}
    </li>
  );
}
