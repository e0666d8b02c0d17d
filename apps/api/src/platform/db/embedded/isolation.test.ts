import { afterEach, expect, test, vi } from 'vitest';
import { findIsolation } from './isolation.ts';

const nobody = 65_534;

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

function actAs(uid: number): void {
  vi.spyOn(process, 'getuid').mockReturnValue(uid);
}

test('root without user namespaces is told what to do', async () => {
  actAs(0);
  vi.stubEnv('PATH', '/nowhere');
  await expect(findIsolation()).rejects.toThrow(/as root here.+another user, or set DATABASE_URL/);
});

test('another user needs nothing, and does without what is not there', async () => {
  actAs(nobody);
  vi.stubEnv('PATH', '/nowhere');
  expect(await findIsolation()).toEqual({ user: [], lifetime: [] });
});
