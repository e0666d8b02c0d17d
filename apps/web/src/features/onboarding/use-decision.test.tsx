import { findSession } from '@counter/contract/auth';
import type { ApplicationState } from '@counter/contract/onboarding';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { passTime } from '../../testing/render-screen.tsx';
import { readSession, signedIn } from '../../lib/session.ts';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { aSession } from '../../testing/store.ts';
import { useDecision } from './use-decision.ts';

const approved = aSession({ fullName: 'Sofia Reyes, approved' });

/** Shows an application, at a server that knows the session as it is after the decision. */
function showApplication(state: ApplicationState | undefined) {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  signedIn(aSession());
  const server = new FakeServer().on(findSession, approved);
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  const { rerender } = renderHook(useDecision, { initialProps: state });
  return { server, rerender };
}

test.each([undefined, 'SUBMITTED'] as const)(
  "an application that is %s doesn't reload the session",
  async (state) => {
    const { server } = showApplication(state);
    await passTime(1000);
    expect(server.received(findSession)).toEqual([]);
  },
);

test.each(['APPROVED', 'REFUSED'] as const)(
  'an application that is %s reloads the session once',
  async (decided) => {
    const { server, rerender } = showApplication('SUBMITTED');
    rerender(decided);
    await waitFor(() => expect(readSession().user?.fullName).toBe('Sofia Reyes, approved'));
    rerender(decided);
    expect(server.received(findSession)).toHaveLength(1);
  },
);

test("a decision shows even if the session can't be read", async () => {
  const informed = vi.spyOn(console, 'info').mockReturnValue();
  const { server, rerender } = showApplication('SUBMITTED');
  server.on(findSession, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  rerender('APPROVED');
  await waitFor(() => expect(informed).toHaveBeenCalled());
  expect(readSession().user?.fullName).toBe('Sofia Reyes');
});
