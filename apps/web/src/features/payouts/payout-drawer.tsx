import type { PayoutDetail } from '@counter/contract/payouts';
import { useState } from 'react';
import { ApiProblem, explainFailure } from '../../lib/api.ts';
import { longInstant } from '../../lib/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { DownloadButton } from '../../ui/download-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SideDrawer } from '../../ui/side-drawer.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';
import { PayoutAmounts, PayoutPlans } from './payout-amounts.tsx';
import { PayoutAdjustments, PayoutOrders } from './payout-parts.tsx';
import { PayoutStatusBadge } from './payout-status.tsx';
import { periodWords } from './payout-words.ts';
import classes from './payouts.module.css';
import { usePayout, useSavePayouts } from './payouts.queries.ts';

interface PayoutDrawerProps {
  openId: string | undefined;
  onClose: () => void;
}

/** The open payout on top of the list: how its amount comes about, its orders and adjustments. */
export function PayoutDrawer({ openId, onClose }: PayoutDrawerProps) {
  // What is on the way out still shows the payout it was about.
  const [shown, setShown] = useState(openId);
  if (openId !== undefined && openId !== shown) setShown(openId);
  if (shown === undefined) return null;
  return <DrawerOf id={shown} opened={openId !== undefined} onClose={onClose} />;
}

interface DrawerOfProps {
  id: string;
  opened: boolean;
  onClose: () => void;
}

function DrawerOf({ id, opened, onClose }: DrawerOfProps) {
  const query = usePayout(id);
  const payout = query.data;
  const title = <span className={classes.number}>{id}</span>;
  if (!payout)
    return (
      <SideDrawer opened={opened} onClose={onClose} title={title}>
        {query.error ? <Missing query={query} error={query.error} /> : <Loading />}
      </SideDrawer>
    );
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={title}
      badge={<PayoutStatusBadge status={payout.status} />}
      subtitle={periodWords(payout)}
      footer={<Statement id={id} />}
    >
      <Content payout={payout} />
    </SideDrawer>
  );
}

function Statement({ id }: { id: string }) {
  const { saveStatement } = useSavePayouts();
  return (
    <div className={classes.actions}>
      <LinkButton
        variant="default"
        to="/dashboard/reports/payouts/$transactionId/statement"
        params={{ transactionId: id }}
      >
        Statement
      </LinkButton>
      <DownloadButton what="The statement" save={() => saveStatement(id)} />
    </div>
  );
}

function Content({ payout }: { payout: PayoutDetail }) {
  const { timeZone } = useCurrentStore();
  return (
    <div className={classes.sections}>
      {payout.failure === null ? null : (
        <Notice tone="danger">
          The bank returned this payment: {payout.failure}. Its amount is paid with the next one.
        </Notice>
      )}
      <section aria-label="Steps">
        <dl className={classes.lines}>
          <Step name="Made" at={payout.transactionStartTime} timeZone={timeZone} />
          <Step name="Sent to the bank" at={payout.sentAt} timeZone={timeZone} />
          <Step
            name={payout.status === 'FAILED' ? 'Returned' : 'Arrived'}
            at={payout.settledAt}
            timeZone={timeZone}
          />
        </dl>
      </section>
      <PayoutAmounts payout={payout} />
      <PayoutPlans payout={payout} />
      <PayoutAdjustments payout={payout} />
      <PayoutOrders payout={payout} />
    </div>
  );
}

function Step({ name, at, timeZone }: { name: string; at: string | null; timeZone: string }) {
  if (at === null) return null;
  return (
    <div className={classes.line}>
      <dt>{name}</dt>
      <dd>
        <time dateTime={at}>{longInstant(at, timeZone)}</time>
      </dd>
    </div>
  );
}

interface MissingProps {
  query: { refetch: () => Promise<unknown>; isFetching: boolean };
  error: Error;
}

function Missing({ query, error }: MissingProps) {
  if (error instanceof ApiProblem && error.status === 404)
    return <EmptyState title="No such payout" description={error.message} />;
  return (
    <FailedState
      title="This payout could not be loaded"
      cause={explainFailure(error)}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

function Loading() {
  return (
    <div className={classes.parts} aria-busy>
      {lines.map((line) => (
        <Skeleton key={line} height={20} />
      ))}
    </div>
  );
}
