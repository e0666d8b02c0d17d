import { allEndpoints } from '@counter/contract';
import { findFirstSteps, type StoreBeginning } from '@counter/contract/analytics';
import type { Endpoint } from '@counter/contract/endpoint';
import { findOnboarding, type Onboarding } from '@counter/contract/onboarding';
import { findBusinesses, type Business } from '@counter/contract/store';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { signedIn, startPreparing } from '../lib/session.ts';
import { applications } from './applicant.ts';
import { aBusiness, aSession } from './store.ts';

/** A store awaiting approval. */
export const waitingBusiness = (change: Partial<Business> = {}): Business =>
  aBusiness({
    verified: 'N',
    storeApproved: false,
    opening: { state: 'NOT_APPROVED', until: null },
    ...change,
  });

/** A submitted application. The applicant has confirmed their email address. */
export const sentApplication: Onboarding = {
  ...applications.BANK,
  step: 'DONE',
  state: 'SUBMITTED',
  emailConfirmed: true,
  submittedAt: '2026-11-20T11:00:00Z',
};

/** The first steps of a store that has set only its hours. */
const hoursDone: StoreBeginning = {
  ready: false,
  steps: [
    { step: 'HOURS', state: 'DONE' },
    { step: 'MENU', state: 'OPEN' },
    { step: 'PICTURE', state: 'OPEN' },
    { step: 'DELIVERY', state: 'OPEN' },
  ],
  productWithoutPicture: 12,
};

const session = () => ({
  ...aSession(),
  storeApproved: false,
  message: 'Cedar Kitchen is waiting for approval.',
});

function isClosed({ can }: Endpoint): boolean {
  return typeof can === 'object' && 'permission' in can && can.whileWaiting !== true;
}

/**
 * Puts the server's store into the state of awaiting approval, with Sofia preparing it. Like the real server, it
 * refuses calls that are closed until the approval; `closed` lists them.
 */
export function prepareStore(server: FakeServer, { preparing = true } = {}) {
  signedIn(session());
  if (preparing) startPreparing();
  const closed: string[] = [];
  for (const { name, endpoint } of allEndpoints) {
    if (isClosed(endpoint) && endpoint.kind === 'json') {
      server.on(endpoint, () => {
        closed.push(name);
        return Promise.resolve(new Refusal(403, 'STORE_NOT_APPROVED', 'It waits for approval.'));
      });
    } else if (endpoint.kind === 'json' && !server.answers(endpoint)) {
      server.on(endpoint, new Refusal(422, 'INVALID_FIELDS', 'No test answers this.'));
    }
  }
  server
    .on(findBusinesses, { data: [waitingBusiness()], message: '', newSignIns: [] })
    .on(findFirstSteps, { data: hoursDone })
    .on(findOnboarding, { data: sentApplication });
  return { server, closed };
}
