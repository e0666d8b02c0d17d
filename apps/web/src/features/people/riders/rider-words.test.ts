import type { Rider } from '@counter/contract/people';
import { expect, test } from 'vitest';
import { initialsOf, selectRiders } from './rider-words.ts';

const ali: Rider = {
  id: 1,
  name: 'Ali Raza',
  phone: '+1 (718) 555-0151',
  vehicle: 'MOTORBIKE',
  plate: '44 KD 17',
  image: null,
  onDuty: true,
  olVersion: 1,
};
const zoe: Rider = {
  ...ali,
  id: 2,
  name: 'Zoe Moss',
  vehicle: 'ON_FOOT',
  plate: '',
  onDuty: false,
};

test.each([
  [{}, ['Ali Raza', 'Zoe Moss']],
  [{ duty: 'on' }, ['Ali Raza']],
  [{ duty: 'off' }, ['Zoe Moss']],
  [{ search: 'raz' }, ['Ali Raza']],
  [{ search: 'on foot' }, ['Zoe Moss']],
  [{ search: '44 kd' }, ['Ali Raza']],
  [{ search: '7185550151' }, ['Ali Raza', 'Zoe Moss']],
  [{ search: '855' }, ['Ali Raza', 'Zoe Moss']],
  [{ search: '85' }, []],
  [{ search: 'call 718555' }, []],
  [{ search: 'nobody' }, []],
] as const)('%j finds %j', (search, found) => {
  expect(selectRiders([ali, zoe], search).map(({ name }) => name)).toEqual(found);
});

test.each([
  ['Ali Raza', 'AR'],
  ['Bo', 'B'],
  [' Ali  Raza ', 'AR'],
  ['Ana de la Cruz', 'AC'],
])('%s is %s in short', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
