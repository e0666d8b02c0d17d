import type { Company } from '@counter/contract/reports';
import type { ReactNode } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { balanceMoney } from '../../lib/signed-money.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import classes from './finance.module.css';
import { useFinance } from './finance.queries.ts';

/** What the marketplace owes the store, and who the store is in law. */
export function Overview({ nextPayout }: { nextPayout: ReactNode }) {
  const { data, error, isFetching, refetch } = useFinance();
  if (!data && error) {
    return (
      <Panel flush>
        <FailedState
          title="Your balance could not be loaded"
          cause={explainFailure(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Panel>
    );
  }
  return (
    <div className={classes.overview}>
      <div className={classes.money}>
        <Panel title="Balance" description="What the marketplace owes you now.">
          <p className={classes.balance}>
            {data ? <Balance balance={data.balance} /> : <Waiting width={160} height={28} />}
          </p>
        </Panel>
        {nextPayout}
      </div>
      <Panel
        title="Company details"
        description="Where your money goes, and who stands behind the store."
      >
        {data ? <CompanyDetails company={data.company} /> : <Waiting width="60%" height={120} />}
      </Panel>
    </div>
  );
}

function Balance({ balance }: { balance: number }) {
  const { currency } = useCurrentStore();
  return (
    <>
      {balanceMoney(balance, currency)}
      {balance < 0 ? (
        <span className={classes.hint}>It is taken from what you earn next.</span>
      ) : null}
    </>
  );
}

function Waiting({ width, height }: { width: number | string; height: number }) {
  return (
    <Delayed>
      <Skeleton width={width} height={height} />
    </Delayed>
  );
}

function CompanyDetails({ company }: { company: Company | null }) {
  if (!company) {
    return (
      <p className={classes.hint}>
        No bank details are on file yet. The marketplace pays out once they are handed in and
        verified.
      </p>
    );
  }
  const { individual, ein } = company;
  return (
    <dl className={classes.facts}>
      <Fact name="Legal business name" verified={company.companyVerified}>
        {company.legalBusinessName}
      </Fact>
      {ein === undefined ? null : (
        <Fact name="Tax ID">{individual ? 'Files as an individual' : ein}</Fact>
      )}
      <Fact name="Address">{company.address}</Fact>
      <Fact name="Representative" verified={company.representativeVerified}>
        {company.representative}
      </Fact>
      <Fact name="Account number" verified={company.bankVerified}>
        {company.accountNumber}
      </Fact>
      <Fact name="Routing number">{company.routingNumber}</Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  /** Absent where the marketplace does not check it by itself. */
  verified?: boolean;
  children: ReactNode;
}

function Fact({ name, verified, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>
        {children ?? <span className={classes.hint}>Not handed in</span>}
        {verified === undefined || children === null ? null : (
          <StatusBadge tone={verified ? 'ready' : 'late'}>
            {verified ? 'Verified' : 'Not verified'}
          </StatusBadge>
        )}
      </dd>
    </div>
  );
}
