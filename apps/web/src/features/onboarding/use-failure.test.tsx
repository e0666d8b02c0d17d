import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { ApiProblem, ConnectionError, explainFailure } from '../../lib/api.ts';
import { useFailure } from './use-failure.ts';

const refusal = new ApiProblem({
  type: 'about:blank',
  title: '',
  status: 422,
  code: 'INVALID_FIELDS',
  detail: 'Look at the fields.',
  message: 'Look at the fields.',
  requestId: '',
  errors: [{ path: 'name', message: 'Name is taken' }],
});

function open() {
  const hook = renderHook(() => {
    const form = useForm({ defaultValues: { name: '' } });
    return { form, ...useFailure(form) };
  });
  return () => hook.result.current;
}

test('a refusal sets the errors of the form and its fields and calls onRefused', async () => {
  const now = open();
  const onRefused = vi.fn<(problem: ApiProblem) => void>();
  await act(async () => now().attempt(async () => Promise.reject(refusal), onRefused));
  expect(now().failure).toBe('Look at the fields.');
  expect(now().form.getFieldState('name').error?.message).toBe('Name is taken');
  expect(onRefused).toHaveBeenCalledWith(refusal);
});

test("a lost connection says that no input is lost and doesn't call onRefused", async () => {
  const now = open();
  const onRefused = vi.fn<(problem: ApiProblem) => void>();
  const lost = new ConnectionError(undefined);
  await act(async () => now().attempt(async () => Promise.reject(lost), onRefused));
  expect(now().failure).toContain(explainFailure(lost));
  expect(now().failure?.length).toBeGreaterThan(explainFailure(lost).length);
  expect(onRefused).not.toHaveBeenCalled();
});

test('the next try clears the last error', async () => {
  const now = open();
  await act(async () => now().attempt(async () => Promise.reject(refusal)));
  const { promise, resolve } = Promise.withResolvers<void>();
  let attempt = Promise.resolve();
  act(() => void (attempt = now().attempt(async () => promise)));
  expect(now().failure).toBeUndefined();
  resolve();
  await act(async () => attempt);
  expect(now().failure).toBeUndefined();
});
