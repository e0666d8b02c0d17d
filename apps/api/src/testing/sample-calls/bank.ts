import type { CallOf, Endpoint } from '@counter/contract/endpoint';

/** Returns a well-formed request for each endpoint of bank account, company and representative. */
export function bankCalls(storeId: number): Readonly<Record<string, CallOf<Endpoint>>> {
  const change = { storeId, password: 'wrong' };
  return {
    findCompanyInfo: { params: { storeId: String(storeId) } },
    saveBankAccount: {
      body: { ...change, accountNumber: '000123456789', routingNumber: '021000021' },
    },
    saveCompanyInfo: {
      body: {
        ...change,
        individual: true,
        legalBusinessName: 'Bakery Ltd',
        address: '1 Mill Lane',
      },
    },
    saveRepresentative: {
      body: {
        ...change,
        legalFirstName: 'Ada',
        legalLastName: 'Byron',
        dateOfBirth: '1990-05-17',
        ssn: '1234',
      },
    },
    findBankChange: { params: { token: 'none' } },
    cancelBankChange: { body: { token: 'none' } },
  };
}
