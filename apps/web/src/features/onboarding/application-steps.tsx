import type { SessionUser } from '@counter/contract/auth';
import type { BusinessInfo, Onboarding } from '@counter/contract/onboarding';
import type { BankDetails } from '@counter/contract/settings';
import { useState } from 'react';
import { BankStep } from './bank-step.tsx';
import { BusinessStep } from './business-step.tsx';
import { keepDraft } from './business-values.ts';
import { LeaveGuard } from './leave-dialog.tsx';
import { useHandIn } from './onboarding.queries.ts';
import { SignedInAs } from './signed-in-as.tsx';
import { ThankYouDialog } from './thank-you-dialog.tsx';
import { useBankForm } from './use-bank-form.ts';
import { useBusinessForm } from './use-business-form.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { WizardNotice } from './wizard-notice.tsx';
import { text } from './onboarding.text.ts';

export interface ApplicationStepsProps {
  user: SessionUser;
  onboarding: Onboarding;
  /** True if the person came back to the application instead of having just created the account. */
  returning: boolean;
  onLogout: () => void;
}

/**
 * Steps 1 and 2. The server's saved state decides which one is shown; step 2 can go back to step 1. A rejected
 * application goes through both again.
 */
export function ApplicationSteps({ user, onboarding, returning, onLogout }: ApplicationStepsProps) {
  const { userId } = user;
  const { state, storeId } = onboarding;
  const [revising, setRevising] = useState(state === 'REFUSED');
  const [thanks, setThanks] = useState<string>();
  const business = useBusinessForm(userId, onboarding.business);
  const bank = useBankForm();
  const handIn = useHandIn(userId);
  const dirty = business.formState.isDirty || bank.formState.isDirty;

  async function saveBusiness(info: BusinessInfo): Promise<void> {
    await handIn.business(info);
    keepDraft(userId, undefined);
    business.reset(business.getValues());
    setRevising(false);
  }

  async function sendBank(store: number, details: BankDetails): Promise<void> {
    const sentence = await handIn.bank(store, details);
    bank.reset(bank.getValues());
    setThanks(sentence);
  }

  function logout(): void {
    keepDraft(userId, undefined);
    onLogout();
  }

  const atBusiness = storeId === null || revising;
  return (
    <WizardFrame
      step={atBusiness ? 'BUSINESS' : 'BANK'}
      lead={atBusiness ? text.firstStoreLead : text.lastStepLead}
      person={<SignedInAs user={user} dirty={dirty} onLogout={logout} />}
    >
      <LeaveGuard dirty={dirty} />
      <WizardNotice onboarding={onboarding} returning={returning && atBusiness} />
      {atBusiness ? (
        <BusinessStep form={business} save={saveBusiness} onRefused={handIn.readAgainOnConflict} />
      ) : (
        <BankStep
          form={bank}
          onFile={onboarding.bank}
          send={async (details) => sendBank(storeId, details)}
          onRefused={handIn.readAgainOnConflict}
          onBack={() => setRevising(true)}
        />
      )}
      {thanks === undefined ? null : <ThankYouDialog sentence={thanks} />}
    </WizardFrame>
  );
}
