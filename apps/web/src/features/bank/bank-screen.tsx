import type { CompanyInfo } from '@counter/contract/settings';
import type { ReactNode } from 'react';
import { formatInstant } from '../../lib/time/days.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { BankAccountCard } from './bank-account-card.tsx';
import classes from './bank.module.css';
import { useCompanyInfo } from './bank.queries.ts';
import { CompanyCard } from './company-card.tsx';
import { RepresentativeCard } from './representative-card.tsx';
import { text } from './bank.text.ts';

/** Shows the payout account, the company and the representative, each on a card. */
export function BankScreen({ tabs }: { tabs: ReactNode }) {
  return (
    <Page>
      <PageHeader title={text.bankAccount} />
      {tabs}
      <Details />
    </Page>
  );
}

function Details() {
  const query = useCompanyInfo();
  const { data, error } = query;
  if (data) return <Cards info={data} />;
  if (!error) return <Waiting />;
  return (
    <Panel flush>
      <FailedToLoad title={text.bankDetailsNotLoaded} query={query} />
    </Panel>
  );
}

function Cards({ info }: { info: CompanyInfo }) {
  const { storeId } = useCurrentStore();
  return (
    <div className={classes.cards}>
      {info.heldUntil === null ? null : <Held until={info.heldUntil} />}
      <BankAccountCard key={`bank ${storeId}`} account={info.bankaccount} />
      <CompanyCard key={`company ${storeId}`} company={info.company} />
      <RepresentativeCard key={`rep ${storeId}`} rep={info.rep} />
    </div>
  );
}

function Held({ until }: { until: string }) {
  const { timeZone } = useCurrentStore();
  return <Notice tone="info">{text.payoutsOnHoldWarning(formatInstant(until, timeZone))}</Notice>;
}

const heights = [132, 184, 132];

function Waiting() {
  return (
    <div aria-busy className={classes.cards}>
      <Delayed>
        <div className={classes.cards}>
          {heights.map((height, index) => (
            <Panel key={index}>
              <Skeleton height={height} />
            </Panel>
          ))}
        </div>
      </Delayed>
    </div>
  );
}
