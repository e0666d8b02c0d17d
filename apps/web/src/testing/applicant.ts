import { findOnboarding, type Onboarding } from '@counter/contract/onboarding';
import { signedIn } from '../lib/session.ts';
import { FakeServer } from '@counter/contract/testing';
import { aSession } from './store.ts';

/** The session of a person who has an account but no store yet. */
export const anApplicantsSession = () => ({
  ...aSession({ storeId: null, redirectURI: '/signup' }),
  storeApproved: false,
});

/** The business saved by an applicant. */
const business: Onboarding['business'] = {
  name: 'Corner Bakery',
  businessType: 'PHYSICAL_STORE',
  address: '12 Mill Lane, Springfield',
  phoneNumber: '+1 (212) 555-0142',
  storeTaxRate: 8.25,
  workingHours: '09:00 - 21:00',
  totalLocations: 1,
  menuWebsite: 'https://bakery.test/menu',
  menuPics: [],
  timeZone: 'America/New_York',
};

const nothingSaved: Onboarding = {
  step: 'BUSINESS',
  state: 'DRAFT',
  storeId: null,
  storeName: null,
  email: 'sofia@cedar.test',
  emailConfirmed: false,
  submittedAt: null,
  decidedAt: null,
  reason: null,
  business: null,
  bank: null,
};

const businessSaved: Onboarding = {
  ...nothingSaved,
  step: 'BANK',
  storeId: 4,
  storeName: 'Corner Bakery',
  business,
};

/** Saved applications, by their next step. */
export const applications = { BUSINESS: nothingSaved, BANK: businessSaved } as const;

/** Signs in an applicant who continues at a step. */
export function openApplication(step: keyof typeof applications): FakeServer {
  signedIn(anApplicantsSession());
  return new FakeServer().on(findOnboarding, { data: applications[step] });
}
