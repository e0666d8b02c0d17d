import { findOperatorStore, verifyPart } from '@counter/contract/operator';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anOperatorStore } from '../../testing/operator.ts';
import { ApiProblem, ConnectionError, ProofCancelled } from '../api.ts';
import { callWithProof, useAskedProof } from './proof.ts';

const question = { title: 'Verify the company?', submit: 'Verify' };
const password = { password: 'Quiet otters row home' };
const verified = { data: anOperatorStore() };

/** Makes a call that needs a proof, and follows what is asked of the person. */
function ask(answer: Refusal | typeof verified) {
  const server = new FakeServer().on(verifyPart, answer).on(findOperatorStore, verified);
  vi.spyOn(globalThis, 'fetch').mockImplementation(server.fetch);
  const { result } = renderHook(useAskedProof);
  const start = () => {
    const outcome = callWithProof(
      verifyPart,
      { storeId: 3, part: 'COMPANY', verified: true },
      question,
    ).catch((failure: unknown) => failure);
    return outcome;
  };
  let outcome: ReturnType<typeof start> = Promise.resolve(undefined);
  act(() => void (outcome = start()));
  const attempt = async () =>
    act(async () => result.current?.attempt(password).catch((failure: unknown) => failure));
  return { server, asked: result, outcome: async () => outcome, attempt, start };
}

test('a call waits for the proof, is sent with it and returns the answer', async () => {
  const { server, asked, outcome, attempt } = ask(verified);
  expect(asked.current).toMatchObject(question);
  expect(server.received(verifyPart)).toEqual([]);
  await attempt();
  expect(await outcome()).toEqual(verified);
  expect(asked.current).toBeUndefined();
  expect(server.received(verifyPart)[0]?.body).toEqual({
    storeId: 3,
    part: 'COMPANY',
    verified: true,
    ...password,
  });
});

const about = (path: string) =>
  new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', [{ path, message: 'Wrong' }]);

test.each<[string, Refusal]>([
  ['a wrong password', about('password')],
  ['a wrong code', about('code')],
  ['a passkey that is not known', about('passkey')],
  ['a locked account', new Refusal(423, 'ACCOUNT_LOCKED', 'Wait an hour.')],
  ['too many tries', new Refusal(429, 'TOO_MANY_REQUESTS', 'Wait a minute.')],
])('%s: the question stays open, and the next attempt counts', async (_what, refusal) => {
  const { server, asked, outcome, attempt } = ask(refusal);
  expect(await attempt()).toBeInstanceOf(ApiProblem);
  expect(asked.current).toMatchObject(question);
  server.on(verifyPart, verified);
  await attempt();
  expect(await outcome()).toEqual(verified);
});

test('keeps asking for the proof when the connection fails', async () => {
  const { server, asked, attempt } = ask(verified);
  server.setRunning(false);
  expect(await attempt()).toBeInstanceOf(ConnectionError);
  expect(asked.current).toMatchObject(question);
  act(() => asked.current?.cancel());
});

test.each<[string, Refusal]>([
  ['a conflict', new Refusal(409, 'CONFLICT', 'Omar Said was faster.')],
  ['another field', about('part')],
])('%s closes the question and fails the call', async (_what, refusal) => {
  const { asked, outcome, attempt } = ask(refusal);
  await attempt();
  expect(asked.current).toBeUndefined();
  expect(await outcome()).toBeInstanceOf(ApiProblem);
});

test('closing the question makes no call', async () => {
  const { server, asked, outcome } = ask(verified);
  act(() => asked.current?.cancel());
  expect(asked.current).toBeUndefined();
  expect(await outcome()).toBeInstanceOf(ProofCancelled);
  expect(server.received(verifyPart)).toEqual([]);
});

test('a second question replaces the first', async () => {
  const { asked, outcome, start, attempt } = ask(verified);
  const first = asked.current?.serial;
  let second: unknown;
  act(() => void start().then((answer) => (second = answer)));
  expect(await outcome()).toBeInstanceOf(ProofCancelled);
  expect(asked.current?.serial).not.toBe(first);
  await attempt();
  expect(second).toEqual(verified);
});
