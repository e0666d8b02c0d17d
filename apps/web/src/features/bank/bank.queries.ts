import type { PersonProof } from '@counter/contract/auth';
import {
  findCompanyInfo,
  saveBankAccount,
  saveCompanyInfo,
  saveRepresentative,
  type BankAccountRequest,
  type CompanyInfo,
  type CompanyRequest,
  type RepresentativeRequest,
} from '@counter/contract/settings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiProblem, call } from '../../lib/api.ts';
import { callWithProof, type ProofQuestion } from '../../lib/proof.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';
import { text } from './bank.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const keys = { info: (storeId: number) => storeKey('bank', storeId, 'info') };

/** Bank account, company and representative of the current store, masked. */
export function useCompanyInfo() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.info(storeId),
    queryFn: async ({ signal }) =>
      (await call(findCompanyInfo, { params: { storeId: String(storeId) } }, { signal })).data,
  });
}

/** What the proof of a change is asked for. */
export interface SavingPart {
  /** What is changed: "bank account". */
  what: string;
  /** What saving it brings about. */
  consequence: string;
}

/** What is typed on a card, with the state it began from. */
type Sent<Request> = Omit<Request, 'userId' | 'storeId' | keyof PersonProof>;

/** The store and the person that every change names. */
type Claims = { readonly userId: number; readonly storeId: number };

/** Puts another bank account in the place of the present one. */
export function useSaveBankAccount() {
  return useSave<BankAccountRequest>(async (body, question) =>
    callWithProof(saveBankAccount, body, question),
  );
}

/** Changes the company behind the store. */
export function useSaveCompany() {
  return useSave<CompanyRequest>(async (body, question) =>
    callWithProof(saveCompanyInfo, body, question),
  );
}

/** Changes who answers for the store. */
export function useSaveRepresentative() {
  return useSave<RepresentativeRequest>(async (body, question) =>
    callWithProof(saveRepresentative, body, question),
  );
}

function useSave<Request>(
  save: (
    body: Sent<Request> & Claims,
    question: ProofQuestion,
  ) => Promise<{ readonly data: CompanyInfo }>,
) {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ sent, saving }: { sent: Sent<Request>; saving: SavingPart }) => {
      const { what, consequence } = saving;
      const question = { title: text.save(what), consequence, submit: uiText.save };
      return (await save({ ...sent, userId, storeId }, question)).data;
    },
    // What was typed is nobody's business once the card is closed.
    gcTime: 0,
    onSuccess: (info) => client.setQueryData(keys.info(storeId), info),
    onError: (failure) => {
      const isStale = failure instanceof ApiProblem && failure.code === 'CHANGED_MEANWHILE';
      if (isStale) void client.invalidateQueries({ queryKey: keys.info(storeId) });
    },
  });
}
