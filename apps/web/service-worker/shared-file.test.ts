import { pictureLimitBytes, pictureTypes } from '@counter/contract/files';
import { describe, expect, it } from 'vitest';
import { judgeShared, pageOfShare } from './shared-file.ts';

const file = (type: string, size = 1000) => ({ type, size });

describe('a shared file', () => {
  it.each([...pictureTypes, 'application/pdf'])('is accepted up to its limit: %s', (type) => {
    expect(judgeShared([file(type, pictureLimitBytes)])).toBe('taken');
    expect(judgeShared([file(type, pictureLimitBytes + 1)])).toBe('size');
  });

  it.each(['image/heic', 'image/svg+xml', 'text/html', ''])('is rejected: %s', (type) => {
    expect(judgeShared([file(type)])).toBe('type');
  });

  it('must be the only one', () => {
    expect(judgeShared([])).toBe('none');
    expect(judgeShared([file('image/png'), file('image/png')])).toBe('many');
  });

  it('leads to the form, or to the reason why it was rejected', () => {
    expect(pageOfShare('taken')).toBe('/dashboard/share');
    expect(pageOfShare('size')).toBe('/dashboard/share?refused=size');
  });
});
