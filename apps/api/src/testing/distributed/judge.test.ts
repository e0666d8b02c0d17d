import { expect, it } from 'vitest';
import { judge } from './judge.ts';
import { toTasks } from './read-tasks.ts';

const plan = (count: number) => `Custom Scan (Citus Adaptive)
  Task Count: ${count}
  Tasks Shown: One of ${count}
  ->  Task`;

const statement = (text: string, tasks: number) => ({ text, tasks, isSplit: false, failure: null });

it('reads from a query plan where its parts run', () => {
  expect(toTasks('Index Scan using sessions_pkey on sessions')).toMatchObject({ tasks: 0 });
  expect(toTasks(plan(1))).toMatchObject({ tasks: 1, isSplit: false });
  expect(toTasks(plan(32))).toMatchObject({ tasks: 32 });
  const insert = `Custom Scan (Citus INSERT ... SELECT)
  INSERT/SELECT method: pull to coordinator
  ->  Function Scan on jsonb_to_recordset`;
  expect(toTasks(insert)).toMatchObject({ tasks: 1, isSplit: false });
  const steps = `Custom Scan (Citus Adaptive)\n  ->  Distributed Subplan 6_1\n  ->  ${plan(1)}\n  Task Count: 1`;
  expect(toTasks(steps)).toMatchObject({ tasks: 1, isSplit: true });
});

it('finds rejected statements and those that reach more nodes than allowed', () => {
  const verdict = judge(
    [
      statement('select 1', 0),
      statement('select 2', 1),
      statement('select 2', 1),
      statement('select   all\n  stores', 4),
      statement('update all_stores', 4),
      { ...statement('select 3', 0), failure: 'not supported' },
    ],
    [{ holds: 'select all stores', reason: 'a job does' }],
  );
  expect(verdict).toEqual({
    onCoordinator: 1,
    onOneNode: 1,
    inSteps: 0,
    declared: 1,
    faults: [
      'The cluster refuses it (not supported): select 3',
      'It goes to 4 shards: update all_stores',
    ],
  });
});
