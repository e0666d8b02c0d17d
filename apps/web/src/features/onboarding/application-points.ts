import type { Onboarding } from '@counter/contract/onboarding';
import { text } from './onboarding.text.ts';

/** Done, or whose turn it is. */
type PointState = 'done' | 'yours' | 'ours';

type PointId = 'account' | 'email' | 'business' | 'bank' | 'check';

/** A step towards an approved store. */
export type Point = { readonly id: PointId; readonly state: PointState; readonly title: string };

/** Returns the steps of an application. Undefined for people without one, who wait for somebody else's store. */
export function pointsOf({ state, emailConfirmed }: Onboarding): readonly Point[] | undefined {
  if (state === 'DRAFT') return undefined;
  return [
    { id: 'account', state: 'done', title: text.accountCreated },
    {
      id: 'email',
      state: emailConfirmed ? 'done' : 'yours',
      title: emailConfirmed ? text.emailConfirmed : text.confirmYourEmail,
    },
    { id: 'business', state: 'done', title: text.businessInformationSaved },
    { id: 'bank', state: 'done', title: text.bankAccountSaved },
    { id: 'check', ...checkOf(state) },
  ];
}

function checkOf(state: Exclude<Onboarding['state'], 'DRAFT'>): Omit<Point, 'id'> {
  if (state === 'APPROVED') return { state: 'done', title: text.approved };
  if (state === 'REFUSED') return { state: 'yours', title: text.notApproved };
  return { state: 'ours', title: text.inReview };
}
