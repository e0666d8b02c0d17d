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

/** Loads the current store's bank account, company and representative, masked. */
export const useCompanyInfo = bank.read('info', findCompanyInfo, ofStore);

/** Describes the part being saved, for the proof dialog. */
export interface SavingPart {
  /** The changed part, such as "bank account". */
  what: string;
  /** The effect of saving. */
  consequence: string;
}

/** A card's values and the version they are based on. */
type Sent<Request> = Omit<Request, 'userId' | 'storeId' | keyof PersonProof>;

/** The store and the person that every change carries. */
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
      // Forget the typed values once the card is closed: they are sensitive.
      gcTime: 0,
      after: (cache, { data }) => cache.keep(['info'], data),
    },
  );
}

/** Replaces the bank account. */
export const useSaveBankAccount = savePart<BankAccountRequest>((body, question) =>
  callWithProof(saveBankAccount, body, question),
);

/** Changes the store's company. */
export const useSaveCompany = savePart<CompanyRequest>((body, question) =>
  callWithProof(saveCompanyInfo, body, question),
);

/** Changes the store's representative. */
export const useSaveRepresentative = savePart<RepresentativeRequest>((body, question) =>
  callWithProof(saveRepresentative, body, question),
);
