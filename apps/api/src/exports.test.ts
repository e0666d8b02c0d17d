import { allEndpoints } from '@counter/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBusyStore, type BusyStore } from './testing/stores/busy-store.ts';
import { analyticsFiles } from './testing/files/analytics-files.ts';
import type { Check } from './testing/files/compared.ts';
import { dayFiles } from './testing/files/day-files.ts';
import { paperFiles } from './testing/files/paper-files.ts';
import { otherFiles } from './testing/files/other-files.ts';
import { payoutFiles } from './testing/files/payout-files.ts';
import { reportFiles } from './testing/files/report-files.ts';
import { createTestMarket, type TestMarket } from './testing/stores/orders.ts';

let market: TestMarket;
let busy: BusyStore;

beforeAll(async () => {
  market = await createTestMarket();
  busy = await createBusyStore(market);
}, 120_000);
afterAll(() => market.test.close());

/** The screen that each file is compared with, by the name of its call. */
const checks: Readonly<Record<string, Check>> = {
  ...reportFiles,
  ...payoutFiles,
  ...otherFiles,
  ...dayFiles,
  ...paperFiles,
  ...analyticsFiles,
};

describe('every download adds up to its screen', () => {
  it('and every CSV and PDF download is covered', () => {
    const files = allEndpoints.filter(
      ({ name, endpoint: { kind } }) =>
        // A receipt is answered as it was uploaded; no screen shows what is in it.
        name !== 'findReceipt' && (kind === 'csv' || kind === 'pdf'),
    );
    expect(Object.keys(checks).toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  });

  it.each(Object.entries(checks))(
    '%s',
    async (_name, check) => {
      const [first, ...others] = await check({ ...busy, market });
      expect(first?.screen).not.toEqual([]);
      for (const { what, file, screen } of [first, ...others].flatMap((one) => one ?? [])) {
        expect({ what, file }).toEqual({ what, file: screen });
      }
    },
    60_000,
  );
});
