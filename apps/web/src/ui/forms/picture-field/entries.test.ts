import { expect, test } from 'vitest';
import {
  adopt,
  isSame,
  kept,
  move,
  pendingValues,
  replace,
  roomIn,
  stayingIn,
  uploadedIn,
  urlsOf,
  type Entry,
} from './entries.ts';

const file = new File(['x'], 'menu.png');
const sending: Entry = { id: 'b', kind: 'sending', file };
const refused: Entry = { id: 'c', kind: 'refused', file, reason: 'Too large', again: false };

test('the form holds the uploaded pictures in the order they were chosen', () => {
  const entries = [kept('/1'), sending, refused, kept('/3')];
  expect(urlsOf(entries)).toEqual(['/1', '/3']);
  const uploaded: Entry = { id: 'b', kind: 'kept', url: '/2', file };
  expect(urlsOf(replace(entries, uploaded))).toEqual(['/1', '/2', '/3']);
});

test('a picture rejected for good takes no place', () => {
  expect(roomIn([kept('/1'), sending, refused], 3)).toBe(1);
  expect(roomIn([kept('/1'), sending, { ...refused, again: true }], 3)).toBe(0);
  expect(roomIn([kept('/1'), sending], 2)).toBe(0);
});

test('where one picture is all, it stays until another is uploaded in its place', () => {
  const entries = [kept('/1'), sending];
  expect(roomIn(entries, 1)).toBe(1);
  expect(stayingIn([...entries, refused], 1)).toEqual([kept('/1')]);
  expect(stayingIn([...entries, refused], 3)).toEqual(entries);
  const uploaded = { id: 'b', kind: 'kept', url: '/2', file } as const;
  expect(uploadedIn(entries, uploaded, 1)).toEqual([uploaded]);
  expect(uploadedIn(entries, uploaded, 2)).toEqual([kept('/1'), uploaded]);
});

test('a picture that was removed during its upload replaces none', () => {
  const uploaded = { id: 'b', kind: 'kept', url: '/2', file } as const;
  expect(uploadedIn([kept('/1')], uploaded, 1)).toEqual([kept('/1')]);
});

test('a value set from outside replaces the uploaded pictures, but not pending ones', () => {
  const entries = [kept('/1'), sending, kept('/2')];
  expect(adopt(entries, ['/2', '/9'])).toEqual([sending, kept('/2'), kept('/9')]);
  expect(adopt(entries, [])).toEqual([sending]);
});

test('pictures follow an order set from outside, even around pending uploads', () => {
  const entries = [kept('/1'), sending, kept('/2'), kept('/3')];
  expect(urlsOf(adopt(entries, ['/3', '/1', '/2']))).toEqual(['/3', '/1', '/2']);
  expect(adopt(entries, ['/2', '/1'])).toEqual([kept('/2'), sending, kept('/1')]);
});

test('moves a picture by one place, and not past the ends', () => {
  const entries = [kept('/1'), kept('/2'), kept('/3')];
  expect(urlsOf(move(entries, '/2', -1))).toEqual(['/2', '/1', '/3']);
  expect(urlsOf(move(entries, '/2', 1))).toEqual(['/1', '/3', '/2']);
  expect(move(entries, '/1', -1)).toBe(entries);
  expect(move(entries, '/3', 1)).toBe(entries);
});

test('the same pictures in another order are not equal', () => {
  expect(isSame(['/1', '/2'], ['/1', '/2'])).toBe(true);
  expect(isSame(['/1', '/2'], ['/2', '/1'])).toBe(false);
  expect(isSame(['/1'], [])).toBe(false);
});

test('tells a late echo of its own values from a value set from outside', () => {
  const reported = [[], ['/1'], ['/1', '/2']];
  expect(pendingValues(reported, ['/1'])).toEqual([['/1'], ['/1', '/2']]);
  expect(pendingValues(reported, ['/1', '/2'])).toEqual([['/1', '/2']]);
  expect(pendingValues(reported, [])).toEqual(reported);
  expect(pendingValues(reported, ['/9'])).toBeUndefined();
});
