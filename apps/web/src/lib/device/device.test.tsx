import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { einField } from '../bank-fields.ts';
import { firstDayOfWeek, formatWeekday } from '../time/calendar.ts';
import { writeDatesIn } from '../time/date-format.ts';
import { forgetLead, keepLead, readLead } from '../account/lead.ts';
import { answerWithPasskey } from '../account/passkeys.ts';
import { rich } from '@counter/browser/sentence';
import { registerWorker } from './service-worker.ts';
import {
  clearSession,
  readSession,
  signedIn,
  updateCurrentStore,
  updatePerson,
} from '../session.ts';
import { askedDays, reportDays } from '../url/store-range.ts';
import { timeZoneOptions } from '../time/time-zones.ts';
import { whenIdle } from './when-idle.ts';
import { noDays } from '../url/range-address.ts';
import { aSession } from '../../testing/store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  writeDatesIn(undefined);
});

test('a tab remembers a lead until it is told to forget it', () => {
  expect(readLead()).toBeUndefined();
  keepLead(7);
  expect(readLead()).toBe(7);
  forgetLead();
  expect(readLead()).toBeUndefined();
});

test('asks a business for a tax ID, but not an individual', () => {
  const business = einField(false, 'Now 12-•••••••.');
  expect(business).toMatchObject({ required: true, disabled: false, placeholder: '12-3456789' });
  expect(business.help).toContain('Now 12-•••••••.');
  const individual = einField(true);
  expect(individual).toMatchObject({ required: false, disabled: true, placeholder: '' });
  expect(individual.help).not.toBe(business.help);
});

test('a sentence can contain elements', () => {
  expect(rich`Go ${'on'}!`).toMatchObject({ props: { children: ['Go ', 'on', '!', undefined] } });
});

test("the week begins as the person's dates do, and its days have two letters", () => {
  writeDatesIn({ order: 'MONTH_FIRST', clock: '12_HOUR' });
  expect(firstDayOfWeek()).toBe(0);
  writeDatesIn({ order: 'DAY_FIRST', clock: '24_HOUR' });
  expect(firstDayOfWeek()).toBe(1);
  expect(formatWeekday('2026-11-20')).toBe('Fri');
});

test('offers every time zone by name, and the current one even if it is unknown', () => {
  const options = timeZoneOptions('Mars/Olympus_Mons');
  expect(options).toContainEqual({ value: 'Mars/Olympus_Mons', label: 'Mars/Olympus Mons' });
  const values = options.map(({ value }) => value);
  expect(values).toEqual(values.toSorted());
  expect(timeZoneOptions('Europe/Berlin')).toHaveLength(options.length - 1);
});

test('a report covers a month up to today by default, and a list all days', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T03:00:00Z'), toFake: ['Date'] });
  // Still the evening before at the store.
  const zone = 'America/New_York';
  const month = { from: '2026-10-19', to: '2026-11-19' };
  expect(reportDays(noDays, zone)).toEqual(month);
  expect(askedDays(noDays, zone)).toEqual({});
  const days = { ...noDays, from: '2026-11-01', to: '2026-11-09' };
  expect(reportDays(days, zone)).toEqual({ from: '2026-11-01', to: '2026-11-09' });
  expect(askedDays(days, zone)).toEqual({ startDate: '2026-11-01', endDate: '2026-11-09' });
});

test('the session takes on another store, and account details that changed', () => {
  updateCurrentStore(9);
  updatePerson({ fullName: 'Ada', email: 'ada@x.test', dates: aSession().data.dates });
  expect(readSession().user).toBeNull();
  signedIn(aSession());
  updateCurrentStore(9);
  const { user } = readSession();
  expect(user).toMatchObject({ storeId: 9, fullName: 'Sofia Reyes' });
  const known = aSession().data;
  updatePerson(known);
  expect(readSession().user).toBe(user);
  const { dates } = known;
  for (const change of [
    { fullName: 'Sofia Bell' },
    { email: 'sofia@bell.test' },
    { dates: { ...dates, order: 'YEAR_FIRST' } as const },
    { dates: { ...dates, clock: '12_HOUR' } as const },
  ]) {
    signedIn(aSession());
    updatePerson({ ...known, ...change });
    expect(readSession().user).toMatchObject(change);
  }
  clearSession();
  expect(readSession()).toMatchObject({ user: null, authenticated: false });
});

test("waits until the browser is idle, or for a moment where it can't tell", () => {
  vi.useFakeTimers();
  const requestIdleCallback: unknown = Reflect.get(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  onTestFinished(() => void Object.assign(window, { requestIdleCallback }));
  const work = vi.fn<() => void>();
  whenIdle(work, 500);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledTimes(1);
  const ask = vi.fn<(ready: () => void, options: object) => void>();
  vi.stubGlobal('requestIdleCallback', ask);
  whenIdle(work, 500);
  expect(ask.mock.calls[0]?.[1]).toEqual({ timeout: 500 });
  expect(work).toHaveBeenCalledTimes(1);
  ask.mock.calls[0]?.[0]();
  expect(work).toHaveBeenCalledTimes(2);
});

test('registers the service worker where the browser supports it', async () => {
  await registerWorker();
  const register = vi.fn<(address: string) => Promise<void>>(async () => Promise.resolve());
  const withWorkers: unknown = Object.assign(Object.create(navigator), {
    serviceWorker: { register },
  });
  vi.stubGlobal('navigator', withWorkers);
  await registerWorker();
  expect(register).toHaveBeenCalledWith('/sw.js');
});

test("explains that a browser doesn't support passkeys", async () => {
  await expect(answerWithPasskey('{"challenge":"YQ"}')).rejects.toMatchObject({
    name: 'LocalProblem',
  });
});
