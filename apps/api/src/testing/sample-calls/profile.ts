import type { CallOf, Endpoint } from '@counter/contract/endpoint';

const signed = 'bm90IHNpZ25lZA';

/** A passkey that belongs to nobody. */
const foreignPasskey = {
  id: signed,
  rawId: signed,
  type: 'public-key' as const,
  response: {
    clientDataJSON: signed,
    authenticatorData: signed,
    signature: signed,
    attestationObject: signed,
  },
};

/** Returns a well-formed request for each sign-in endpoint, with an invalid proof. */
export function profileCalls(): Readonly<Record<string, CallOf<Endpoint>>> {
  return {
    requestEmailChange: { body: { email: 'else@example.test', password: 'wrong' } },
    changePassword: { body: { password: 'wrong', newPassword: 'Test-pass-2' } },
    offerSecondFactor: { body: { password: 'wrong' } },
    confirmSecondFactor: { body: { code: '123456' } },
    removeSecondFactor: { body: { password: 'wrong' } },
    renewRecoveryCodes: { body: { password: 'wrong' } },
    reportLostFactor: { body: { email: 'nobody@example.test', password: 'wrong' } },
    cancelFactorReset: { body: { token: 'none' } },
    findFactorResets: {},
    decideFactorReset: {
      body: { resetId: 999_999, approve: true, note: 'By phone', password: 'wrong' },
    },
    findOperatorPeople: {},
    inviteOperator: {
      body: { email: 'next@example.test', fullName: 'Next Operator', password: 'wrong' },
    },
    resetOperatorSignIn: { body: { operatorId: 999_999, password: 'wrong' } },
    endOperator: { body: { operatorId: 999_999, password: 'wrong' } },
    startPasskeySignIn: {},
    signInWithPasskey: { body: { passkey: foreignPasskey } },
    startPasskeyProof: {},
    startPasskey: { body: { password: 'wrong' } },
    addPasskey: { body: { name: 'Laptop', passkey: foreignPasskey } },
    removePasskey: { body: { passkeyId: 999_999, password: 'wrong' } },
    findSessions: {},
    endOneSession: { body: { sessionId: 999_999 } },
    reviewSession: { body: { sessionId: 999_999 } },
    keepSession: {},
    endAllSessions: {},
  };
}
