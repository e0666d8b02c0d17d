import { expect, test, vi } from 'vitest';
import { queueStep } from './queue-step.ts';

test('a step pressed offline is queued once the code is there, even before the desk is drawn', async () => {
  await import('./queue-desk.tsx');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { message } = await queueStep({
    storeId: 1,
    userId: 1,
    order: { id: 7, orderNumber: 'KM-4821', status: 'NEW' },
    step: { kind: 'accept' },
    key: 'a-key',
    at: '2026-11-20T12:05:00Z',
  });
  expect(message).toContain('KM-4821');
});
