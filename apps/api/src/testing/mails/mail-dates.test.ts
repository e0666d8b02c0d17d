import type { DateFormat } from '@counter/contract/shared';
import { describe, expect, it } from 'vitest';
import { writeText } from '../../platform/clients/mail/write-text.ts';
import { openedMail } from '../../domains/adjustments/charge-mails.ts';
import {
  stolenSessionMail,
  factorResetDecidedMail,
  newSignInMail,
} from '../../domains/auth/mails.ts';
import { deactivatedSheet } from '../../domains/notifications/deactivation-sheet.ts';
import { performanceSheet } from '../../domains/notifications/performance-sheet.ts';
import { bankChangedMail } from '../../domains/settings/bank-mails.ts';
import { liftedMail, suspendedMail } from '../../domains/store/suspension-words.ts';

const at = new Date('2026-09-28T18:05:00Z');
const now = new Date('2026-09-20T18:05:00Z');
const timeZone = 'America/New_York';
const store = { storeName: 'Cedar Kitchen', currency: 'USD', timeZone, publicUrl: '' };
const place = { userAgent: '', address: '192.0.2.1' };

const charge = {
  id: 1,
  storeId: 1,
  storeName: 'Cedar Kitchen',
  orderId: 1,
  orderNumber: 'KM-4821',
  customer: 'Ada',
  currency: 'USD',
  reason: 'OTHER',
  note: '',
  amount: 100,
  charged: null,
  status: 'OPEN',
  openedAt: now,
  contestBy: at,
  contestedAt: null,
  contestedBy: null,
  contestText: null,
  contestPictures: [],
  decidedAt: null,
  decidedBy: null,
  decisionNote: null,
} as const;

const week = { from: '2026-09-14', to: '2026-09-20' };
const due = { kind: 'WEEKLY', period: week, before: week, dueAt: at } as const;
const totals = { totalOrders: 2, saleSubTotal: 100 };
const figures = {
  totals,
  before: null,
  days: [],
  topSellingItems: [],
  busiest: { weekday: 5, hour: 13, totalOrders: 2, saleSubTotal: 100 },
  online: null,
  accepted: 2,
  cancelled: 0,
};

/** Returns every mail with a date, as a person with a format of their own reads it. */
function mailsIn(dates: DateFormat): readonly string[] {
  const owner = {
    storeId: 1,
    userId: 1,
    fullName: 'Ada',
    email: 'ada@mail.test',
    dateOrder: dates.order,
    clock: dates.clock,
  };
  const suspension = { ...store, reason: '', until: at, dashboard: '' };
  const change = { ...store, by: 'Ada', until: at, link: '', former: '', present: '' };
  const paused = { cause: 'PAUSED', by: 'Ada', reason: null, since: at, until: at } as const;
  const about = { ...store, dates };
  const when = { at, dates };
  return [
    writeText(openedMail(charge, store, owner)),
    writeText(suspendedMail(suspension, owner)),
    writeText(liftedMail(suspension, owner)),
    writeText(bankChangedMail(change, owner)),
    writeText(newSignInMail(owner, place, when)),
    writeText(stolenSessionMail(owner, place, when)),
    writeText(factorResetDecidedMail(owner, when)),
    JSON.stringify(deactivatedSheet({ ...about, now }, paused)),
    JSON.stringify(performanceSheet(about, due, figures)),
  ];
}

const forms = {
  MONTH_FIRST: /\bSep(?:tember)? \d{1,2}\b/,
  DAY_FIRST: /\d Sep(?:tember)?\b/,
  YEAR_FIRST: /\b2026-09-\d\d\b/,
} as const;
const clocks = { '12_HOUR': /\d:\d\d [AP]M/, '24_HOUR': /\b\d\d:\d\d(?! [AP]M)/ } as const;

describe('the dates and times of mails', () => {
  it.each<[DateFormat]>([
    [{ order: 'MONTH_FIRST', clock: '12_HOUR' }],
    [{ order: 'DAY_FIRST', clock: '24_HOUR' }],
    [{ order: 'YEAR_FIRST', clock: '12_HOUR' }],
  ])("use the reader's format: %o", (dates) => {
    for (const mail of mailsIn(dates)) {
      const orders = Object.entries(forms).filter(([, form]) => form.test(mail));
      const times = Object.entries(clocks).filter(([, form]) => form.test(mail));
      const used = [...orders, ...times].map(([name]) => name);
      expect({ mail, used }).toEqual({ mail, used: [dates.order, dates.clock] });
    }
  });
});
