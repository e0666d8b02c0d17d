import { expect, test } from 'vitest';
import { timeZoneOptions } from './time-zones.ts';

const valuesOf = (chosen: string) => timeZoneOptions(chosen).map(({ value }) => value);

test.each(['America/New_York', 'Africa/Asmera', 'Etc/GMT+5'])(
  'the zones to choose from are sorted, each once, with %s among them',
  (chosen) => {
    const values = valuesOf(chosen);
    expect(values).toContain(chosen);
    expect(values).toEqual([...new Set(values)].toSorted());
  },
);

test('a zone that no browser lists stands where it belongs', () => {
  const values = valuesOf('Antarctica/Aaa');
  expect(values.indexOf('Antarctica/Aaa')).toBe(values.indexOf('Antarctica/Casey') - 1);
});

test('a zone is shown without underscores', () => {
  const label = timeZoneOptions('America/New_York').find(
    ({ value }) => value === 'America/New_York',
  )?.label;
  expect(label).toBe('America/New York');
});
