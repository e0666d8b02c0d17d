import type { Application } from '@counter/contract/operator';
import { PageHeader } from '../../../ui/layout/page.tsx';
import detail from '../detail.module.css';
import { StateBadge } from '../state-badge.tsx';
import { Verification } from '../verification.tsx';
import { applicationWords } from '../words.ts';
import { storeKind } from './application-columns.tsx';
import { ApplicantPanel, BusinessPanel, LeadPanel } from './application-panels.tsx';
import { Decision } from './decision.tsx';
import { handedInFacts } from './handed-in-facts.tsx';
import { MenuPanel } from './menu-panel.tsx';

/** An application: the submitted information with the decision beside it. */
export function ApplicationView({ application }: { application: Application }) {
  const { storeId, storeName, branchName, bank } = application;
  return (
    <>
      <PageHeader
        title={storeName}
        description={`${branchName} · ${storeKind(application)}`}
        actions={<StateBadge word={applicationWords[application.state]} />}
      />
      <div className={detail.columns}>
        <div className={detail.column}>
          <BusinessPanel application={application} />
          <MenuPanel application={application} />
          <Verification
            storeId={storeId}
            verified={
              bank && {
                BANK: bank.bankVerifiedAt,
                COMPANY: bank.companyVerifiedAt,
                REPRESENTATIVE: bank.representativeVerifiedAt,
              }
            }
            facts={bank ? handedInFacts(storeId, bank) : undefined}
          />
          <ApplicantPanel application={application} />
          <LeadPanel lead={application.lead} />
        </div>
        <div className={`${detail.column} ${detail.side}`}>
          <Decision application={application} />
        </div>
      </div>
    </>
  );
}
