import { pictureLimitBytes, pictureTypes } from '@counter/contract/files';
import { describe, expect, it } from 'vitest';
import { judgeShared, pageOfShare } from './shared-file.ts';

const file = (type: string, size = 1000) => ({ type, size });

describe('a shared file', () => {
  it.each([...pictureTypes, 'application/pdf'])('is taken: %s', (type) => {
    expect(judgeShared([file(type, pictureLimitBytes)])).toBe('taken');
    expect(judgeShared([file(type, pictureLimitBytes + 1)])).toBe('size');
  });

  it.each(['image/heic', 'image/svg+xml', 'text/html', ''])('is refused: %s', (type) => {
    expect(judgeShared([file(type)])).toBe('type');
  });

  it('stands alone', () => {
    expect(judgeShared([])).toBe('none');
    expect(judgeShared([file('image/png'), file('image/png')])).toBe('many');
  });

  it('leads to the form, or to the reason why not', () => {
    expect(pageOfShare('taken')).toBe('/dashboard/share');
    expect(pageOfShare('size')).toBe('/dashboard/share?refused=size');
  });
});
