import type { PersonProof } from '@counter/contract/auth';
import type { AnswerOf, CallOf, Endpoint } from '@counter/contract/endpoint';
import { ApiProblem, call, ConnectionError, ProofCancelled } from '../api.ts';
import { createSharedValue, useShared } from '@counter/browser/shared-value';

/** The texts of the proof dialog. */
export interface ProofQuestion {
  /** A question: "Save the bank account?" */
  title: string;
  /** The effect of the action. */
  consequence?: string;
  /** The verb: "Save". */
  submit: string;
  danger?: boolean;
}

/** A call that waits for the person to prove their identity. */
export interface AskedProof extends ProofQuestion {
  /** Identifies the question. */
  serial: number;
  /** Makes the call. Throws if the proof is rejected; the dialog then stays open. */
  attempt: (proof: PersonProof) => Promise<void>;
  cancel: () => void;
}

const asked = createSharedValue<AskedProof | undefined>(undefined);
let serial = 0;

/** Returns the call that is waiting for a proof, if any. */
export function useAskedProof(): AskedProof | undefined {
  return useShared(asked);
}

type Sensitive = Endpoint & { readonly proof: 'required' };

type BodyOf<E extends Sensitive> = CallOf<E> extends { readonly body: infer Body } ? Body : never;

/**
 * Makes a call that the contract marks as sensitive. The person first proves their identity in a dialog.
 * @throws ProofCancelled if they close the dialog, otherwise the same errors as `call`.
 */
export async function callWithProof<E extends Sensitive>(
  endpoint: E,
  body: Omit<BodyOf<E>, keyof PersonProof>,
  question: ProofQuestion,
): Promise<AnswerOf<E>> {
  asked.get()?.cancel();
  serial += 1;
  return new Promise((resolve, reject) => {
    const settle = (then: () => void): void => {
      asked.set(undefined);
      then();
    };
    asked.set({
      ...question,
      serial,
      attempt: async (proof) => {
        try {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the body without its proof, plus the proof
          const parts = { body: { ...body, ...proof } } as CallOf<E> & { body: BodyOf<E> };
          const answer = await call<E>(endpoint, parts);
          settle(() => resolve(answer));
        } catch (failure) {
          if (isAboutProof(failure)) throw failure;
          settle(() => reject(failure instanceof Error ? failure : new Error(String(failure))));
        }
      },
      cancel: () => settle(() => reject(new ProofCancelled())),
    });
  });
}

const proofFields: readonly string[] = [
  'password',
  'code',
  'passkey',
] satisfies (keyof PersonProof)[];

/** Returns true for failures that the person can fix in the dialog. */
function isAboutProof(failure: unknown): boolean {
  if (failure instanceof ConnectionError) return true;
  if (!(failure instanceof ApiProblem)) return false;
  if (failure.code === 'ACCOUNT_LOCKED' || failure.code === 'TOO_MANY_REQUESTS') return true;
  const [first] = failure.errors;
  return first !== undefined && proofFields.includes(first.path);
}
