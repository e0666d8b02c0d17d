import { consentWayLabel, type Consent, type Customer } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import classes from '../customers.module.css';
import { Instant } from '../../../ui/display/instant.tsx';
import { ConsentDialog } from './consent-dialog.tsx';
import { text } from '../customers.text.ts';

interface SectionProps {
  customer: Customer;
  called: string;
}

/** Shows a customer's consent to text messages, with its history. */
export function ConsentSection({ customer, called }: SectionProps) {
  const { can } = useCurrentStore();
  const [confirming, setConfirming] = useState(false);
  const { consented, consents, phoneNumber } = customer;
  return (
    <section aria-label={text.textMessages}>
      <div className={classes.head}>
        <h3 className={classes.heading}>{text.textMessages}</h3>
        {can('customers:write') ? (
          <Button variant="default" onClick={() => setConfirming(true)}>
            {consented ? text.drawer.withdrawConsent : text.drawer.recordConsent}
          </Button>
        ) : null}
      </div>
      {consented ? (
        <StatusBadge tone="ready">{text.drawer.agreed}</StatusBadge>
      ) : (
        <p className={classes.quiet}>{text.drawer.noTextsWithoutConsent}</p>
      )}
      {consents.length > 0 ? (
        <ul className={classes.history} aria-label={text.drawer.consents}>
          {consents.map((one) => (
            <History key={one.id} consent={one} />
          ))}
        </ul>
      ) : null}
      <ConsentDialog
        what={consented ? 'withdraw' : 'record'}
        called={called}
        phoneNumber={phoneNumber}
        opened={confirming}
        onClose={() => setConfirming(false)}
      />
    </section>
  );
}

function History({ consent: { how, givenAt, givenBy, note, withdrawn } }: { consent: Consent }) {
  return (
    <li>
      <p>{text.drawer.agreedNote(consentWayLabel(how).toLowerCase(), <Instant at={givenAt} />)}</p>
      {how === 'WEB_STORE' ? null : (
        <p className={classes.meta}>{text.drawer.recordedBy(givenBy)}</p>
      )}
      {note === '' ? null : (
        <p className={classes.meta}>{how === 'WEB_STORE' ? `"${note}"` : note}</p>
      )}
      {withdrawn ? (
        <>
          <p>
            {text.drawer.withdrawn(
              consentWayLabel(withdrawn.how).toLowerCase(),
              <Instant at={withdrawn.at} />,
            )}
          </p>
          {withdrawn.how === 'WEB_STORE' ? null : (
            <p className={classes.meta}>{text.drawer.recordedBy(withdrawn.by)}</p>
          )}
        </>
      ) : null}
    </li>
  );
}
