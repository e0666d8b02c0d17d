import { describe, expect, it } from 'vitest';
import { zoneOfNumber } from './number-zones.ts';
import { readNumber } from './phone-numbers.ts';

describe('a phone number', () => {
  it.each([
    ['(212) 555-0142', '+12125550142'],
    ['1 212 555 0142', '+12125550142'],
    ['+44 7911 123456', '+447911123456'],
    ['555 0142', null],
    ['+1 212 555 0142 ext 5', null],
    ['call 212 555 0142', null],
    ['2125550142 2125550143', null],
    ['+99912345678', null],
    ['', null],
  ])('%j is %s', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    ['+12125550142', 'America/New_York'],
    ['+13125550142', 'America/Chicago'],
    ['+16025550142', 'America/Phoenix'],
    ['+14155550142', 'America/Los_Angeles'],
    ['+18085550142', 'Pacific/Honolulu'],
    ['+447911123456', 'Europe/London'],
    ['+923001234567', 'Asia/Karachi'],
    ['+353851234567', 'Europe/Dublin'],
    ['+12085550142', undefined],
    ['+61412345678', undefined],
  ])('%s is in %s', (phone, zone) => {
    expect(zoneOfNumber(phone)).toBe(zone);
  });
});
