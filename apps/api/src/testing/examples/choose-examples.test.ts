import { findStoreStatus } from '@counter/contract/store';
import { describe, expect, it } from 'vitest';
import { noExamples } from '../../platform/http/describe-answers.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { chooseExamples, isExample } from './choose-examples.ts';
import type { RecordedAnswer } from './record-answers.ts';
import { scrub } from './scrub.ts';
import { shorten } from './shorten.ts';

describe('a recorded answer', () => {
  it('replaces values of a single run, and equal values stay equal', () => {
    const answer = (id: number, token: string, at: string, until: string) => ({
      data: [
        { id, orderId: id + 7, storeUrl: `test-store-${id}`, token, at, until },
        { id: id + 1, orderId: id + 7, storeUrl: `test-store-${id}`, token, at, until },
      ],
      note: `Test Store ${id} was opened by Person ${id + 3}.`,
    });
    const one = scrub(answer(4, 'aQ3x-Zz9_kkLmN01', '2026-11-26T09:15:20.123Z', '2026-11-27'));
    const other = scrub(answer(93, 'b77_pLmOQ-xy0W12', '2027-01-02T21:40:59.001Z', '2027-01-03'));
    expect(one).toEqual(other);
    expect(one).toMatchObject({
      data: [
        { id: 101, orderId: 102, at: '2026-03-06T18:30:00.000Z', until: '2026-03-07' },
        { id: 103, orderId: 102 },
      ],
      note: 'Test Store 1 was opened by Person 1.',
    });
  });

  it('keeps amounts, words and the intervals between times', () => {
    const times = { from: '2026-11-26T09:00:00+00:00', to: '2026-11-26T11:30:00+00:00' };
    expect(
      scrub({ ...times, total: 1250, name: 'Lentil Soup', timeZone: 'America/New_York' }),
    ).toEqual({
      from: '2026-03-06T18:30:00.000Z',
      to: '2026-03-06T21:00:00.000Z',
      total: 1250,
      name: 'Lentil Soup',
      timeZone: 'America/New_York',
    });
  });

  it('has shortened lists unless the contract needs them whole', () => {
    const example = {
      hours: [1, 2, 3],
      rows: [{ names: ['a', 'b', 'c'] }, { names: [] }, { names: [] }],
    };
    const accepts = (value: unknown) => JSON.stringify(value).includes('[1,2,3]');
    expect(shorten(example, accepts)).toEqual({
      hours: [1, 2, 3],
      rows: [{ names: ['a', 'b'] }, { names: [] }],
    });
    expect(shorten(example, () => true)).toMatchObject({ hours: [1, 2] });
  });
});

const status = {
  storeOnline: true,
  state: 'OPEN',
  until: null,
  reason: null,
  changedBy: null,
  changedAt: null,
  pause: null,
  busy: null,
  dayEnds: '2026-03-07T05:00:00.000Z',
  ways: null,
};

const name = 'findStoreStatus';

const succeeded = (changes: object): RecordedAnswer => ({
  name,
  status: 200,
  body: JSON.stringify({ data: { ...status, ...changes } }),
});

const refused = (detail: string, requestId: string, call = name): RecordedAnswer => ({
  name: call,
  status: 403,
  body: JSON.stringify(new ProblemError('NOT_ALLOWED', detail).toProblem(requestId)),
});

describe('the example for a response', () => {
  it('is the one with the most fields, whatever the order of the recordings', () => {
    const answers = [
      succeeded({}),
      succeeded({ changedBy: 'Maya' }),
      succeeded({ changedBy: 'Maya', reason: 'Kitchen inspection' }),
      succeeded({ changedBy: 'x'.repeat(60), reason: 'y', until: status.dayEnds }),
      succeeded({ state: 'ELSEWHERE', changedBy: 'Maya', reason: 'No state', until: null }),
    ];
    const chosen = chooseExamples(answers, noExamples);
    expect(chosen).toEqual(chooseExamples(answers.toReversed(), noExamples));
    expect(chosen.calls[name]?.success).toMatchObject({
      data: { changedBy: 'Maya', reason: 'Kitchen inspection' },
    });
    expect(isExample(findStoreStatus, chosen.calls[name]?.success)).toBe(true);
  });

  it('is kept until the contract rejects it', () => {
    const stored = chooseExamples([succeeded({ changedBy: 'Maya' })], noExamples);
    const richer = [succeeded({ changedBy: 'Sam', reason: 'Kitchen inspection' })];
    expect(chooseExamples(richer, stored)).toEqual(stored);
    const outdated = { ...stored, calls: { [name]: { success: { data: {} }, problems: [] } } };
    expect(chooseExamples(richer, outdated).calls[name]?.success).toMatchObject({
      data: { changedBy: 'Sam' },
    });
  });

  it('is shared by calls refused with the same message', () => {
    const answers = [
      refused('Ask the owner.', '9b2e8f04-6d1c-4a57-8e33-0c5a7f1d2b66'),
      refused('Ask the owner.', '1f4c0a7e-93b5-4d28-a6f0-5e8d3c7b9a12', 'updateStoreStatus'),
      refused('Sign the form.', 'c07d51ea-2b94-4f63-9d18-7a6e0f3b8c45', 'findStations'),
    ];
    const { shared, calls } = chooseExamples(answers, noExamples);
    expect(shared.NOT_ALLOWED?.detail).toBe('Ask the owner.');
    expect(calls[name]?.problems).toEqual(['NOT_ALLOWED']);
    expect(calls['updateStoreStatus']?.problems).toEqual(['NOT_ALLOWED']);
    expect(calls['findStations']?.problems).toMatchObject([{ detail: 'Sign the form.' }]);
  });
});
