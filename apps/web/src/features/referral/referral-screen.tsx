import type { Referral } from '@counter/contract/referrals';
import { explainFailure } from '../../lib/api.ts';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FailedToLoad } from '../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkPanel } from './link-panel.tsx';
import { ReferralFigures } from './referral-figures.tsx';
import { useReferral } from './referral.queries.ts';
import { RewardList } from './reward-list.tsx';
import { text } from './referral.text.ts';

/** A person's referral link, with its referrals and rewards. */
export function ReferralScreen({ page }: { page: number }) {
  return (
    <Page>
      <PageHeader title={text.referral} description={text.pageHelp} />
      <Standing />
      <RewardList page={page} />
    </Page>
  );
}

function Standing() {
  const query = useReferral();
  const { data, error } = query;
  if (data) {
    return (
      <>
        {error ? <Notice tone="info">{text.staleWarning(explainFailure(error))}</Notice> : null}
        <Known referral={data} />
      </>
    );
  }
  if (!error) {
    return (
      <Delayed>
        <Panel>
          <Skeleton height={220} />
        </Panel>
      </Delayed>
    );
  }
  return (
    <Panel>
      <FailedToLoad title={text.linkNotLoaded} query={query} />
    </Panel>
  );
}

function Known({ referral }: { referral: Referral }) {
  return (
    <>
      <ReferralFigures referral={referral} />
      {referral.waiting > 0 && !referral.payable ? (
        <Notice tone="info">{text.noBankAccountHint}</Notice>
      ) : null}
      <LinkPanel code={referral.code} />
    </>
  );
}
