import { bankAccountCases, companyCases, representativeCases } from '@counter/contract/cases';
import type { Endpoint } from '@counter/contract/endpoint';
import {
  findCompanyInfo,
  saveBankAccount,
  saveCompanyInfo,
  saveRepresentative,
  type CompanyInfo,
} from '@counter/contract/settings';
import type { TestApp } from '../app.ts';
import { testPassword, type TestStore, type TestUser } from './marketplace.ts';
import { post } from '../partner-api/partners.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The three cards of the bank settings, with the endpoint that saves each and valid values. */
export const bankCards = {
  bank: { endpoint: saveBankAccount, cases: bankAccountCases },
  company: { endpoint: saveCompanyInfo, cases: companyCases },
  representative: { endpoint: saveRepresentative, cases: representativeCases },
} as const satisfies Record<string, { readonly endpoint: Endpoint; readonly cases: object }>;

export type BankCard = keyof typeof bankCards;

export const cardNames = ['bank', 'company', 'representative'] as const satisfies BankCard[];

/** Saves a card as an owner with valid values, except for the given changes. */
export async function saveCard(
  test: TestApp,
  owner: TestUser,
  { id: storeId }: TestStore,
  card: BankCard,
  changes: Fields = {},
) {
  const { endpoint, cases } = bankCards[card];
  return post(
    test,
    endpoint,
    { storeId, password: testPassword, ...cases.filled, ...changes },
    owner,
  );
}

/** Returns the bank settings as an owner sees them. */
export async function readCards(
  test: TestApp,
  { token }: TestUser,
  { id }: TestStore,
): Promise<CompanyInfo> {
  const params = { storeId: String(id) };
  const response = await test.call(findCompanyInfo, { params }, { token });
  return response.json<{ data: CompanyInfo }>().data;
}
