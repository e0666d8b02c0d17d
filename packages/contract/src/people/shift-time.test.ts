import { describe, expect, it } from 'vitest';
import { breakMinutes, maxShiftMinutes, shiftMinutes } from './shift-time.ts';

const now = new Date('2026-11-20T15:30:00Z');
const at = (time: string) => `2026-11-20T${time}:00Z`;

describe('the length of a shift', () => {
  it('is from start to end without breaks', () => {
    const shift = {
      startedAt: at('09:00'),
      endedAt: at('17:00'),
      breaks: [
        { start: at('12:00'), end: at('12:30') },
        { start: at('15:00'), end: at('15:10') },
      ],
    };
    expect(shiftMinutes(shift, now)).toBe(440);
    expect(breakMinutes(shift, now)).toBe(40);
  });

  it('runs until now during work, and until the start of an open break', () => {
    const shift = { startedAt: at('09:00'), endedAt: null, breaks: [] };
    expect(shiftMinutes(shift, now)).toBe(390);
    const paused = { ...shift, breaks: [{ start: at('15:00'), end: null }] };
    expect(shiftMinutes(paused, now)).toBe(360);
    expect(breakMinutes(paused, now)).toBe(30);
  });

  it('ends an open break with the shift', () => {
    const shift = {
      startedAt: at('09:00'),
      endedAt: at('13:00'),
      breaks: [{ start: at('12:00'), end: null }],
    };
    expect(shiftMinutes(shift, now)).toBe(180);
  });

  it('is between zero and a day', () => {
    const forgotten = { startedAt: '2026-11-10T09:00:00Z', endedAt: null, breaks: [] };
    expect(shiftMinutes(forgotten, now)).toBe(maxShiftMinutes);
    expect(shiftMinutes({ ...forgotten, startedAt: at('16:00') }, now)).toBe(0);
  });
});
