import {
  cancelBankChange,
  findBankChange,
  findCompanyInfo,
  saveBankAccount,
  saveCompanyInfo,
  saveRepresentative,
} from '@counter/contract/settings';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as changing from './bank-change.service.ts';
import * as cancelling from './cancel-bank-change.service.ts';
import * as companyInfo from './company-info.service.ts';

/** Binds the routes of a store's bank account, company and representative, and of the links that cancel a change. */
export function bankRoutes(platform: Platform, onSignOut: (sessionId: number) => void): Route[] {
  return [
    route(findCompanyInfo, async ({ scope }) => ({
      data: await companyInfo.findCompanyInfo(platform, scope),
    })),
    route(saveBankAccount, async (call) => ({
      data: await changing.saveBankAccount(platform, call, call.body),
      message: 'Bank account saved.',
    })),
    route(saveCompanyInfo, async (call) => ({
      data: await changing.saveCompany(platform, call, call.body),
      message: 'Company saved.',
    })),
    route(saveRepresentative, async (call) => ({
      data: await changing.saveRepresentative(platform, call, call.body),
      message: 'Representative saved.',
    })),
    route(findBankChange, async ({ params }) => ({
      data: await cancelling.findBankChange(platform, params.token),
    })),
    route(cancelBankChange, async ({ body, request }) => {
      const { token } = body;
      const { answer, ended } = await cancelling.cancelBankChange(platform, token, request);
      ended.forEach(onSignOut);
      return { data: answer, message: 'Your previous bank account is back in use.' };
    }),
  ];
}
