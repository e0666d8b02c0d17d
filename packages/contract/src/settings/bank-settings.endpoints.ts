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
    'Gets the bank account, company and representative of a store, masked; the audit log records the access.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(companyInfo),
  can: { permission: 'bank:read', store: 'params.storeId' },
});

export const saveBankAccount = endpoint({
  method: 'POST',
  path: '/store/business/bank-account',
  summary:
    "Changes a store's bank account, with the caller's proof; the owners are mailed, and payouts held for 72 hours.",
  body: bankAccountRequest,
  answer: envelope(companyInfo),
  can: writes,
  proof: 'required',
});

export const saveCompanyInfo = endpoint({
  method: 'POST',
  path: '/store/business/company-info',
  summary: "Changes the company behind a store, with the caller's proof; the owners are mailed.",
  body: companyRequest,
  answer: envelope(companyInfo),
  can: writes,
  proof: 'required',
});

export const saveRepresentative = endpoint({
  method: 'POST',
  path: '/store/business/business-rep',
  summary: "Changes the representative of a store, with the caller's proof; the owners are mailed.",
  body: representativeRequest,
  answer: envelope(companyInfo),
  can: writes,
  proof: 'required',
});

export const findBankChange = endpoint({
  method: 'GET',
  path: '/store/bank-change/{token}',
  summary: 'Gets the change that the link of a mail cancels, and whether the link still works.',
  params: bankChangeLink,
  answer: envelope(bankChange),
  can: 'anyone',
  rateLimit: 30,
});

export const cancelBankChange = endpoint({
  method: 'POST',
  path: '/store/bank-change/cancel',
  summary:
    'Cancels a change of the bank account with the link of a mail, once: the previous account is restored, and the person who changed it is signed out.',
  body: bankChangeLink,
  answer: envelope(cancelledBankChange),
  can: 'anyone',
  rateLimit: 10,
});
