import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import {
  bankAccountRequest,
  bankChange,
  bankChangeLink,
  cancelledBankChange,
  companyInfo,
  companyRequest,
  representativeRequest,
} from './bank-settings.schemas.ts';

const writes = { permission: 'bank:write', store: 'body.storeId' } as const;

export const findCompanyInfo = endpoint({
  method: 'GET',
  path: '/store/company-info/{storeId}',
  summary:
    'Answers bank account, company and representative of a store, masked; the look is kept in the audit log.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(companyInfo),
  can: { permission: 'bank:read', store: 'params.storeId' },
});

export const saveBankAccount = endpoint({
  method: 'POST',
  path: '/store/business/bank-account',
  summary:
    "Puts another bank account in the place of the present one, with the person's proof; the owners are mailed, and payouts held for 72 hours.",
  body: bankAccountRequest,
  answer: envelope(companyInfo),
  can: writes,
  proof: 'required',
});

export const saveCompanyInfo = endpoint({
  method: 'POST',
  path: '/store/business/company-info',
  summary: "Changes the company behind a store, with the person's proof; the owners are mailed.",
  body: companyRequest,
  answer: envelope(companyInfo),
  can: writes,
  proof: 'required',
});

export const saveRepresentative = endpoint({
  method: 'POST',
  path: '/store/business/business-rep',
  summary: "Changes who answers for a store, with the person's proof; the owners are mailed.",
  body: representativeRequest,
  answer: envelope(companyInfo),
  can: writes,
  proof: 'required',
});

export const findBankChange = endpoint({
  method: 'GET',
  path: '/store/bank-change/{token}',
  summary: 'Tells what the link of a mail cancels, and whether it still works.',
  params: bankChangeLink,
  answer: envelope(bankChange),
  can: 'anyone',
  rateLimit: 30,
});

export const cancelBankChange = endpoint({
  method: 'POST',
  path: '/store/bank-change/cancel',
  summary:
    'Cancels a change of the bank account with the link of a mail, once: the former account is back, and whoever changed it is signed out.',
  body: bankChangeLink,
  answer: envelope(cancelledBankChange),
  can: 'anyone',
  rateLimit: 10,
});
