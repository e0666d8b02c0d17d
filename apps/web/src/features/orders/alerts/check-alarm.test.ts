import { expect, test } from 'vitest';
import { checkAlarm, type AlarmFacts, type AlarmProblem } from './check-alarm.ts';

const fine: AlarmFacts = {
  audio: 'ready',
  on: true,
  volume: 0.7,
  notices: 'granted',
  rings: true,
  live: 'live',
};

test('a healthy device has no problem, even without notifications', () => {
  expect(checkAlarm(fine)).toEqual([]);
  expect(checkAlarm({ ...fine, notices: undefined })).toEqual([]);
});

const cases: readonly [Partial<AlarmFacts>, AlarmProblem[]][] = [
  [{ audio: 'missing', rings: false }, ['noSound']],
  [{ audio: 'blocked', rings: false }, ['blocked']],
  [{ on: false, rings: false, volume: 0.1 }, ['muted']],
  [{ volume: 0.3 }, ['quiet']],
  [{ rings: false }, ['otherTab']],
  [{ live: 'offline' }, ['offline']],
  [{ live: 'reconnecting' }, ['notLive']],
  [{ live: 'connecting' }, ['notLive']],
  [{ notices: 'denied' }, ['noticesBlocked']],
  [{ notices: 'default' }, ['noticesOff']],
  [
    { audio: 'blocked', rings: false, live: 'offline', notices: 'denied' },
    ['blocked', 'offline', 'noticesBlocked'],
  ],
];

test.each(cases)('reports %j, the worst problem first', (change, problems) => {
  expect(checkAlarm({ ...fine, ...change })).toEqual(problems);
});
