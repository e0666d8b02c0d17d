import { chargeStatusLabel, type ChargeStatus } from '@counter/contract/adjustments';
import type { ReportState } from '@counter/contract/feedback';
import type { LeadState } from '@counter/contract/home';
import {
  businessTypes,
  type ApplicationState,
  type BusinessType,
} from '@counter/contract/onboarding';
import type {
  MessageKind,
  MessageState,
  OperatorStoreDetail,
  OperatorStoreState,
} from '@counter/contract/operator';
import { payoutStatusLabel, type PayoutStatus } from '@counter/contract/payouts';
import type { VerifiedPart } from '@counter/contract/settings';
import type { StatusTone } from '../../ui/feedback/status-badge.tsx';

interface Word {
  label: string;
  tone: StatusTone;
}

/** What has become of a lead, in words. Orange needs somebody. */
export const leadWords: Record<LeadState, Word> = {
  NEW: { label: 'New', tone: 'new' },
  CONTACTED: { label: 'Contacted', tone: 'accepted' },
  CONVERTED: { label: 'Converted', tone: 'ready' },
  REFUSED: { label: 'Refused', tone: 'cancelled' },
};

export const applicationWords: Record<ApplicationState, Word> = {
  SUBMITTED: { label: 'Waiting', tone: 'new' },
  REFUSED: { label: 'Refused', tone: 'cancelled' },
  APPROVED: { label: 'Approved', tone: 'ready' },
  DRAFT: { label: 'Being written', tone: 'completed' },
};

export const storeWords: Record<OperatorStoreState, Word> = {
  ACTIVE: { label: 'Active', tone: 'ready' },
  SUSPENDED: { label: 'Suspended', tone: 'cancelled' },
  UNVERIFIED: { label: 'Unverified', tone: 'scheduled' },
  NOT_APPROVED: { label: 'Not approved', tone: 'completed' },
};

export const messageWords: Record<MessageState, Word> = {
  QUEUED: { label: 'Queued', tone: 'scheduled' },
  CAPTURED: { label: 'Captured', tone: 'completed' },
  SENT: { label: 'Sent', tone: 'ready' },
  FAILED: { label: 'Failed', tone: 'cancelled' },
};

export const payoutWords: Record<PayoutStatus, Word> = {
  PENDING: { label: payoutStatusLabel('PENDING'), tone: 'new' },
  IN_TRANSIT: { label: payoutStatusLabel('IN_TRANSIT'), tone: 'accepted' },
  PAID: { label: payoutStatusLabel('PAID'), tone: 'ready' },
  FAILED: { label: payoutStatusLabel('FAILED'), tone: 'cancelled' },
};

/** As the store sees it; orange is what the marketplace has to decide. */
export const chargeWords: Record<ChargeStatus, Word> = {
  OPEN: { label: chargeStatusLabel('OPEN'), tone: 'scheduled' },
  IN_REVIEW: { label: chargeStatusLabel('IN_REVIEW'), tone: 'new' },
  WON: { label: chargeStatusLabel('WON'), tone: 'ready' },
  PARTLY: { label: chargeStatusLabel('PARTLY'), tone: 'accepted' },
  LOST: { label: chargeStatusLabel('LOST'), tone: 'cancelled' },
};

/** What became of a reported review. */
export const reportWords: Record<ReportState, Word> = {
  REPORTED: { label: 'To decide', tone: 'new' },
  KEPT: { label: 'Kept', tone: 'ready' },
  REMOVED: { label: 'Removed', tone: 'cancelled' },
};

const kinds: Record<MessageKind, string> = { MAIL: 'Mail', SMS: 'Text message' };

export function messageKind(kind: MessageKind): string {
  return kinds[kind];
}

export function businessType(code: BusinessType | null): string | null {
  return code === null ? null : businessTypes[code];
}

/** What each verification is called and covers. */
export const verifiedPartWords: Record<VerifiedPart, { label: string; covers: string }> = {
  BANK: {
    label: 'Bank account',
    covers: 'Account and routing number belong to the business. Payouts go there.',
  },
  COMPANY: {
    label: 'Company',
    covers: 'Legal name, address and tax ID are those of a registered business.',
  },
  REPRESENTATIVE: {
    label: 'Representative',
    covers: 'The person exists and may sign for the business: name, date of birth, SSN.',
  },
};

/** What becomes of an order that nobody accepts. */
export function expiryWords({
  orderExpiry,
  expiryMinutes,
}: Pick<OperatorStoreDetail, 'orderExpiry' | 'expiryMinutes'>): string {
  switch (orderExpiry) {
    case 'AFTER_CLOCK':
      return `Expires after ${expiryMinutes} minutes`;
    case 'AFTER_24_HOURS':
      return 'Expires after 24 hours';
    case 'NEVER':
      return 'Waits until somebody does';
  }
}

/** A commission in percent: "15%", "6.25%". */
export function percent(value: number): string {
  return `${value}%`;
}
