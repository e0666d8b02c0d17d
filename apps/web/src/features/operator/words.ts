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
import { text } from './operator.text.ts';

interface Word {
  label: string;
  tone: StatusTone;
}

/** Labels of the states of a lead. Orange needs attention. */
export const leadWords: Record<LeadState, Word> = {
  NEW: { label: text.new, tone: 'new' },
  CONTACTED: { label: text.contacted, tone: 'accepted' },
  CONVERTED: { label: text.converted, tone: 'ready' },
  REFUSED: { label: text.rejected, tone: 'cancelled' },
};

export const applicationWords: Record<ApplicationState, Word> = {
  SUBMITTED: { label: text.pending, tone: 'new' },
  REFUSED: { label: text.rejected, tone: 'cancelled' },
  APPROVED: { label: text.approved, tone: 'ready' },
  DRAFT: { label: text.draft, tone: 'completed' },
};

export const storeWords: Record<OperatorStoreState, Word> = {
  ACTIVE: { label: text.active, tone: 'ready' },
  SUSPENDED: { label: text.suspended, tone: 'cancelled' },
  UNVERIFIED: { label: text.unverified, tone: 'scheduled' },
  NOT_APPROVED: { label: text.notApproved, tone: 'completed' },
};

export const messageWords: Record<MessageState, Word> = {
  QUEUED: { label: text.queued, tone: 'scheduled' },
  CAPTURED: { label: text.captured, tone: 'completed' },
  SENT: { label: text.sent, tone: 'ready' },
  FAILED: { label: text.failed, tone: 'cancelled' },
};

export const payoutWords: Record<PayoutStatus, Word> = {
  PENDING: { label: payoutStatusLabel('PENDING'), tone: 'new' },
  IN_TRANSIT: { label: payoutStatusLabel('IN_TRANSIT'), tone: 'accepted' },
  PAID: { label: payoutStatusLabel('PAID'), tone: 'ready' },
  FAILED: { label: payoutStatusLabel('FAILED'), tone: 'cancelled' },
};

/** The store's labels of charge states; orange needs a decision by the marketplace. */
export const chargeWords: Record<ChargeStatus, Word> = {
  OPEN: { label: chargeStatusLabel('OPEN'), tone: 'scheduled' },
  IN_REVIEW: { label: chargeStatusLabel('IN_REVIEW'), tone: 'new' },
  WON: { label: chargeStatusLabel('WON'), tone: 'ready' },
  PARTLY: { label: chargeStatusLabel('PARTLY'), tone: 'accepted' },
  LOST: { label: chargeStatusLabel('LOST'), tone: 'cancelled' },
};

/** Labels of the decisions on reported reviews. */
export const reportWords: Record<ReportState, Word> = {
  REPORTED: { label: text.toReview, tone: 'new' },
  KEPT: { label: text.kept, tone: 'ready' },
  REMOVED: { label: text.removed, tone: 'cancelled' },
};

const kinds: Record<MessageKind, string> = { MAIL: text.email, SMS: text.textMessage };

export function messageKind(kind: MessageKind): string {
  return kinds[kind];
}

export function businessType(code: BusinessType | null): string | null {
  return code === null ? null : businessTypes[code];
}

/** Labels of the verified parts and what they cover. */
export const verifiedPartWords: Record<VerifiedPart, { label: string; covers: string }> = {
  BANK: {
    label: text.bankAccount,
    covers: text.bankAccountHelp,
  },
  COMPANY: {
    label: text.company,
    covers: text.companyHelp,
  },
  REPRESENTATIVE: {
    label: text.representative,
    covers: text.representativeHelp,
  },
};

/** Describes the expiry of unaccepted orders. */
export function expiryWords({
  orderExpiry,
  expiryMinutes,
}: Pick<OperatorStoreDetail, 'orderExpiry' | 'expiryMinutes'>): string {
  switch (orderExpiry) {
    case 'AFTER_CLOCK':
      return text.expiresAfterMinutes(expiryMinutes);
    case 'AFTER_24_HOURS':
      return text.expiresAfter24Hours;
    case 'NEVER':
      return text.waitsForStore;
  }
}

/** Formats a commission: "15%", "6.25%". */
export function percent(value: number): string {
  return `${value}%`;
}
