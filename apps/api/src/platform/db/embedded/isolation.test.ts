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

test('tells root without user namespaces what to do', async () => {
  actAs(0);
  vi.stubEnv('PATH', '/nowhere');
  await expect(findIsolation()).rejects.toThrow(/as root here.+another user, or set DATABASE_URL/);
});

test('needs nothing for other users and works without the missing tools', async () => {
  actAs(nobody);
  vi.stubEnv('PATH', '/nowhere');
  expect(await findIsolation()).toEqual({ user: [], lifetime: [] });
});
