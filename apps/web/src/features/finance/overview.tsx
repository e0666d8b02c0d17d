import { balanceMoney } from '@counter/contract/shared';
import type { Company } from '@counter/contract/reports';
import type { ReactNode } from 'react';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import classes from './finance.module.css';
import { useFinance } from './finance.queries.ts';
import { text } from './finance.text.ts';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { uiText } from '../../ui/ui.text.ts';

/** Shows the store's balance with the marketplace, and its legal owner. */
export function Overview({ nextPayout }: { nextPayout: ReactNode }) {
  const query = useFinance();
  const { data, error } = query;
  if (!data && error) {
    return (
      <Panel flush>
        <FailedToLoad title={text.balanceNotLoaded} query={query} />
      </Panel>
    );
  }
  return (
    <div className={classes.overview}>
      <div className={classes.money}>
        <Panel title={text.balance} description={text.balanceHelp}>
          <p className={classes.balance}>
            {data ? <Balance balance={data.balance} /> : <Waiting width={160} height={28} />}
          </p>
        </Panel>
        {nextPayout}
      </div>
      <Panel title={text.companyDetails} description={text.companyDetailsHelp}>
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
      {balance < 0 ? <span className={classes.hint}>{text.owedHint}</span> : null}
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
    return <p className={classes.hint}>{text.noBankDetailsHint}</p>;
  }
  const { individual, ein } = company;
  return (
    <dl className={classes.facts}>
      <Fact name={uiText.legalBusinessName} verified={company.companyVerified}>
        {company.legalBusinessName}
      </Fact>
      {ein === undefined ? null : (
        <Fact name={text.taxId}>{individual ? text.filesAsIndividual : ein}</Fact>
      )}
      <Fact name={uiText.address}>{company.address}</Fact>
      <Fact name={text.representative} verified={company.representativeVerified}>
        {company.representative}
      </Fact>
      <Fact name={uiText.accountNumber} verified={company.bankVerified}>
        {company.accountNumber}
      </Fact>
      <Fact name={uiText.routingNumber}>{company.routingNumber}</Fact>
    </dl>
  );
}

interface FactProps {
  name: string;
  /** Absent if the marketplace doesn't verify it separately. */
  verified?: boolean;
  children: ReactNode;
}

function Fact({ name, verified, children }: FactProps) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>
        {children ?? <span className={classes.hint}>{text.notAdded}</span>}
        {verified === undefined || children === null ? null : (
          <StatusBadge tone={verified ? 'ready' : 'late'}>
            {verified ? text.verified : text.notVerified}
          </StatusBadge>
        )}
      </dd>
    </div>
  );
}
