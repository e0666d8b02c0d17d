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
import { callWithProof, type ProofQuestion } from '../../lib/account/proof.ts';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import { text } from './bank.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const bank = storeResource('bank');

/** Bank account, company and representative of the current store, masked. */
export const useCompanyInfo = bank.read('info', findCompanyInfo, ofStore);

/** The part to be saved, for the proof dialog. */
export interface SavingPart {
  /** The changed part: "bank account". */
  what: string;
  /** The effect of saving. */
  consequence: string;
}

/** The values of a card, with the version it began from. */
type Sent<Request> = Omit<Request, 'userId' | 'storeId' | keyof PersonProof>;

/** The store and the person that every change names. */
type Claims = { readonly userId: number; readonly storeId: number };

function savePart<Request>(
  save: (
    body: Sent<Request> & Claims,
    question: ProofQuestion,
  ) => Promise<{ readonly data: CompanyInfo }>,
) {
  return bank.send(
    ({ userId, storeId }, { sent, saving }: { sent: Sent<Request>; saving: SavingPart }) => {
      const { what, consequence } = saving;
      const question = { title: text.saveTitle(what), consequence, submit: uiText.save };
      return save({ ...sent, userId, storeId }, question);
    },
    {
      // What was typed is nobody's business once the card is closed.
      gcTime: 0,
      after: (cache, { data }) => cache.keep(['info'], data),
    },
  );
}

/** Puts another bank account in the place of the present one. */
export const useSaveBankAccount = savePart<BankAccountRequest>((body, question) =>
  callWithProof(saveBankAccount, body, question),
);

/** Changes the company behind the store. */
export const useSaveCompany = savePart<CompanyRequest>((body, question) =>
  callWithProof(saveCompanyInfo, body, question),
);

/** Changes who answers for the store. */
export const useSaveRepresentative = savePart<RepresentativeRequest>((body, question) =>
  callWithProof(saveRepresentative, body, question),
);
