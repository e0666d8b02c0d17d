import { letter } from '../../platform/clients/mail/letter.ts';
import type { KeyLossHandler, KeyLossWork, RowId } from '../../platform/db/keys/give-up.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import { findOwners } from '../store/index.ts';
import {
  findStoreNames,
  forgetAccounts,
  forgetFormerAccounts,
  forgetRepresentatives,
  forgetTaxNumbers,
} from './lost-details.repository.ts';
import { sealedOfStores } from './sealed-row.ts';

const [details, changes] = sealedOfStores;

/** Erases the details of stores whose encryption key is lost. */
export const lostDetails: readonly KeyLossHandler[] = [
  {
    what: 'bank accounts of stores',
    consequence: 'They are removed, and payouts wait. The owners are mailed to enter them again.',
    table: details,
    columns: ['accountNumber', 'routingNumber'],
    giveUp: async (work, rows) => {
      await forgetAccounts(work.tx, rows.map(Number));
      await mailOwners(work, rows, 'bank account');
    },
  },
  {
    what: 'tax numbers of companies',
    consequence: 'They are removed. The owners are mailed to enter them again.',
    table: details,
    columns: ['ein'],
    giveUp: async (work, rows) => {
      await forgetTaxNumbers(work.tx, rows.map(Number));
      await mailOwners(work, rows, "company's tax number");
    },
  },
  {
    what: 'dates of birth and social security numbers of representatives',
    consequence:
      'They are removed with the names. The owners are mailed to enter their representative again.',
    table: details,
    columns: ['dateOfBirth', 'ssn'],
    giveUp: async (work, rows) => {
      await forgetRepresentatives(work.tx, rows.map(Number));
      await mailOwners(work, rows, 'representative');
    },
  },
  {
    what: 'bank accounts from before a change',
    consequence: 'The links that cancel these changes expire.',
    table: changes,
    columns: ['formerAccountNumber', 'formerRoutingNumber'],
    giveUp: async ({ tx, at }, rows) => {
      await forgetFormerAccounts(tx, rows.map(Number), at);
    },
  },
];

async function mailOwners(
  { tx, at }: KeyLossWork,
  rows: readonly RowId[],
  what: string,
): Promise<void> {
  const storeIds = rows.map(Number);
  const names = await findStoreNames(tx, storeIds);
  for (const owner of await findOwners(tx, storeIds)) {
    const store = names.get(owner.storeId) ?? 'your store';
    const mail = letter(owner, `Enter the ${what} of ${store} again`, [
      `We lost the key that protected the ${what} of ${store}, so we can no longer read it. Nobody else can.`,
      'Enter it again under Settings, Bank Account. The marketplace then checks it. Payouts wait until your bank account is complete, and nothing that you earned is lost.',
    ]);
    await queueMail(tx, at, mail);
  }
}
