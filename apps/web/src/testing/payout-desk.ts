import { findProfile } from '@counter/contract/auth';
import { findFailedCardPayments } from '@counter/contract/payments';
import {
  findBankFiles,
  findHeldStores,
  findOperatorPayouts,
  findPayoutRun,
} from '@counter/contract/payouts';
import { findReferralPayments } from '@counter/contract/referrals';
import type { FakeServer } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { openMarketplace } from './operator.ts';
import { aProfile } from './store.ts';

/** The response of an empty list. */
export const noRows = { data: { content: [], totalElements: 0 } };

/** Opens a marketplace without payouts. */
export function openPayoutDesk(): FakeServer {
  return openMarketplace()
    .on(findProfile, { data: aProfile() })
    .on(findOperatorPayouts, { data: { ...noRows.data, totals: [] } })
    .on(findPayoutRun, { data: null })
    .on(findFailedCardPayments, noRows)
    .on(findBankFiles, { data: [] })
    .on(findHeldStores, { data: [] })
    .on(findReferralPayments, noRows);
}

/** Waits for a panel and returns it. */
export async function findPanel(name: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name });
}

/** Returns the panel's row that matches a text. */
export async function findRow(name: string, text: RegExp): Promise<HTMLElement> {
  const rows = await within(await findPanel(name)).findAllByRole('listitem');
  const row = rows.find(({ textContent }) => text.test(textContent));
  if (!row) throw new Error(`"${name}" has no row like ${text.source}.`);
  return row;
}
