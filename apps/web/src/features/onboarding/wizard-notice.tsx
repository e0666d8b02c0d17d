import type { Onboarding } from '@counter/contract/onboarding';
import { Notice } from '../../ui/feedback/notice.tsx';
import { text } from './onboarding.text.ts';

export interface WizardNoticeProps {
  onboarding: Onboarding;
  /** True to explain why the person is not on the dashboard. */
  returning: boolean;
}

/** Explains why the person is here: the application was rejected, or the store is not approved yet. */
export function WizardNotice({ onboarding, returning }: WizardNoticeProps) {
  // Stays until the application is submitted again, even after step 1 is corrected.
  if (onboarding.reason !== null) {
    return <Notice tone="danger">{text.notApprovedWarning(onboarding.reason)}</Notice>;
  }
  if (!returning) return null;
  return <Notice tone="info">{text.noStoreWarning}</Notice>;
}
