import { checkDeposits, exportDepositCheck, type DepositCheck } from '@counter/contract/payouts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/kernel/clock.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  addStore,
  addUser,
  type TestStore,
  type TestUser,
} from '../../testing/stores/marketplace.ts';
import { post } from '../../testing/partner-api/partners.ts';

let test: TestApp;
let store: TestStore;
let accountant: TestUser;

beforeAll(async () => {
  test = await createTestApp({ clock: fixedClock(new Date('2026-11-23T17:00:00Z')) });
});
afterAll(async () => test.close());

beforeEach(async () => {
  const { db } = test.platform;
  store = await addStore(db);
  accountant = await addUser(db, { store, role: 'accountant' });
});

type Sent = {
  readonly week: number;
  readonly amount: number;
  readonly sentAt: string;
  readonly status?: 'PENDING' | 'IN_TRANSIT' | 'PAID' | 'FAILED';
  readonly of?: TestStore;
};

/** A payout as the bank file left it. */
async function addPayout({ week, amount, sentAt, status = 'PAID', of = store }: Sent) {
  const at = new Date(sentAt);
  const periodEnd = at.toISOString().slice(0, 10);
  await test.platform.db
    .insertInto('payouts')
    .values({
      storeId: of.id,
      transactionId: `PO-2026W${week}-${String(of.id).padStart(4, '0')}`,
      status,
      createdAt: at,
      periodStart: periodEnd,
      periodEnd,
      currency: 'USD',
      totalOrders: 1,
      totalOrdersAmount: amount,
      transactionFee: 0,
      totalTax: 0,
      totalTip: 0,
      adjustments: 0,
      payoutAmount: amount,
      sentAt: status === 'PENDING' ? null : at,
      failure: status === 'FAILED' ? 'No such account' : null,
    })
    .execute();
}

const send = async (content: string) =>
  post(test, checkDeposits, { storeId: store.id, content }, accountant);

async function check(lines: readonly string[]): Promise<DepositCheck> {
  return (await send(lines.join('\n'))).json<{ data: DepositCheck }>().data;
}

const found = ({ rows }: DepositCheck) =>
  rows.map(({ kind, payout, deposit }) => [
    kind,
    payout?.transactionId.slice(7, 10) ?? null,
    deposit?.line ?? null,
  ]);

describe('a bank file', () => {
  beforeEach(async () => {
    await addPayout({ week: 44, amount: 50_000, sentAt: '2026-11-02T15:00:00Z' });
    // At 23:30 of the Monday in New York, where the store is.
    await addPayout({ week: 45, amount: 60_000, sentAt: '2026-11-10T04:30:00Z' });
    await addPayout({
      week: 46,
      amount: 70_000,
      sentAt: '2026-11-16T15:00:00Z',
      status: 'IN_TRANSIT',
    });
    await addPayout({ week: 43, amount: 12_300, sentAt: '2026-11-03T15:00:00Z', status: 'FAILED' });
    await addPayout({
      week: 47,
      amount: 32_100,
      sentAt: '2026-11-17T15:00:00Z',
      status: 'PENDING',
    });
    const other = await addStore(test.platform.db);
    await addPayout({ week: 44, amount: 99_900, sentAt: '2026-11-02T15:00:00Z', of: other });
  });

  it("is compared with the store's payouts, differences first", async () => {
    const answer = await check([
      'Date,Description,Amount',
      '11/01/2026,Card sales,10.00',
      '11/03/2026,Transfer,500.00',
      '11/09/2026,COUNTER MARKETPL PAYOUT,590.00',
      '11/12/2026,Rent,-900.00',
      '11/20/2026,COUNTER MARKETPL PAYOUT,1.00',
      'soon,Card sales,5.00',
      '11/22/2026,Card sales,20.00',
    ]);
    expect(answer).toMatchObject({
      currency: 'USD',
      firstDay: '2026-11-01',
      lastDay: '2026-11-22',
      expected: 110_000,
      arrived: 109_000,
      unread: [{ line: 7, reason: '"soon" is no date.' }],
    });
    expect(found(answer)).toEqual([
      ['DIFFERENT', 'W45', 4],
      ['UNKNOWN', null, 6],
      ['UNCERTAIN', 'W46', null],
      ['MATCHED', 'W44', 3],
      ['OTHER', null, 2],
      ['OTHER', null, 8],
    ]);
    expect(answer.rows[0]?.payout).toMatchObject({ sentDay: '2026-11-09', dueDay: '2026-11-17' });
  });

  it('can be OFX, which states the days it covers', async () => {
    const answer = await check([
      'OFXHEADER:100',
      '<OFX><STMTRS><CURDEF>USD<BANKTRANLIST><DTSTART>20261101<DTEND>20261130',
      '<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261104<TRNAMT>500.00<FITID>1<NAME>TRANSFER',
      '</STMTTRN></BANKTRANLIST></STMTRS></OFX>',
    ]);
    expect(found(answer)).toEqual([
      ['MISSING', 'W45', null],
      ['MISSING', 'W46', null],
      ['MATCHED', 'W44', 3],
    ]);
    expect([answer.expected, answer.arrived]).toEqual([180_000, 50_000]);
  });

  it('can be exported as CSV with the same rows', async () => {
    const content = 'Date,Description,Amount\n11/03/2026,=Transfer,499.00\n11/30/2026,x,1\n';
    const answer = await post(test, exportDepositCheck, { storeId: store.id, content }, accountant);
    expect(answer.headers['content-disposition']).toContain(
      `deposits-${store.storeUrl}-2026-11-03-2026-11-30.csv`,
    );
    const id = (week: number) => `PO-2026W${week}-${String(store.id).padStart(4, '0')}`;
    expect(answer.body.split('\r\n')).toEqual([
      '\uFEFFResult,Transaction ID,Status,Sent,Due,Payout amount,Deposited,Deposit amount,Difference,Description,Line,Currency',
      `Different amount,${id(44)},Paid,2026-11-02,2026-11-09,500.00,2026-11-03,499.00,-1.00,'=Transfer,2,USD`,
      `Missing at the bank,${id(45)},Paid,2026-11-09,2026-11-17,600.00,,,,,,USD`,
      `Missing at the bank,${id(46)},In transit,2026-11-16,2026-11-23,700.00,,,,,,USD`,
      'Other money,,,,,,2026-11-30,1.00,,x,3,USD',
      '',
    ]);
  });

  it.each([
    ['PNG\0', "This isn't a bank file."],
    ['Name,Price\nBread,5\n', "We can't find the columns for the date and amount"],
    ['', 'The file is empty.'],
  ])('with %j is rejected with a message', async (content, message) => {
    const answer = await send(content);
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json<{ errors: { path: string; message: string }[] }>();
    expect(errors.map(({ path }) => path)).toEqual(['content']);
    expect(errors[0]?.message).toContain(message);
  });

  it('is rejected if it is too large', async () => {
    const answer = await send('x'.repeat(1024 * 1024 + 1));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      413,
      { detail: 'A bank file may have 1 MB at most. Export fewer weeks of it.' },
    ]);
  });

  it('is off limits for managers', async () => {
    const manager = await addUser(test.platform.db, { store, role: 'manager' });
    const content = 'Date,Amount\n2026-11-03,5\n';
    const answer = await post(test, checkDeposits, { storeId: store.id, content }, manager);
    expect(answer.statusCode).toBe(403);
  });
});
