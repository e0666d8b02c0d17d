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
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';

const keys = { info: (storeId: number) => storeKey('bank', storeId, 'info') };

/** Bank account, company and representative of the current store, masked. */
export function useCompanyInfo() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.info(storeId),
    queryFn: async ({ signal }) =>
      (await call(findCompanyInfo, { params: { storeId: String(storeId) } }, { signal })).data,
    networkMode: 'always',
    refetchOnReconnect: 'always',
  });
}

/** What is typed on a card, with the state it began from and the proof of who typed it. */
export type Sent<Request> = Omit<Request, 'userId' | 'storeId' | keyof PersonProof> & PersonProof;

/** The store and the person that every change names. */
type Claims = { readonly userId: number; readonly storeId: number };

/** Puts another bank account in the place of the present one. */
export function useSaveBankAccount() {
  return useSave<BankAccountRequest>(async (sent, claims) =>
    call(saveBankAccount, { body: { ...sent, ...claims } }),
  );
}

/** Changes the company behind the store. */
export function useSaveCompany() {
  return useSave<CompanyRequest>(async (sent, claims) =>
    call(saveCompanyInfo, { body: { ...sent, ...claims } }),
  );
}

/** Changes who answers for the store. */
export function useSaveRepresentative() {
  return useSave<RepresentativeRequest>(async (sent, claims) =>
    call(saveRepresentative, { body: { ...sent, ...claims } }),
  );
}

function useSave<Request>(
  save: (sent: Sent<Request>, claims: Claims) => Promise<{ readonly data: CompanyInfo }>,
) {
  const { userId, storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sent: Sent<Request>) => (await save(sent, { userId, storeId })).data,
    networkMode: 'always',
    // What was typed is nobody's business once the card is closed.
    gcTime: 0,
    onSuccess: (info) => client.setQueryData(keys.info(storeId), info),
    onError: (failure) => {
      const isStale = failure instanceof ApiProblem && failure.code === 'CHANGED_MEANWHILE';
      if (isStale) void client.invalidateQueries({ queryKey: keys.info(storeId) });
    },
  });
}
