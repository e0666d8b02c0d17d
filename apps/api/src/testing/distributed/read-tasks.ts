import type { Pool } from 'pg';
import { inlineValues } from '../../platform/db/distribution/inline-values.ts';

/** A cluster's execution of a statement. */
export type Tasks = {
  /** The number of queries sent to shards; 0 if the coordinator answers alone. */
  readonly tasks: number;
  /** True if intermediate results are read first and sent to where the rest runs. */
  readonly isSplit: boolean;
  /** The reason if the plan is unknown. */
  readonly failure: string | null;
};

/** Asks the planner how it would run a statement with the given values, without running it. */
export async function readTasks(
  pool: Pool,
  text: string,
  values: readonly unknown[],
): Promise<Tasks> {
  try {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) ${inlineValues(text, values)}`,
    );
    return toTasks(rows.map((row) => row['QUERY PLAN']).join('\n'));
  } catch (error) {
    return { tasks: 0, isSplit: false, failure: error instanceof Error ? error.message : '' };
  }
}

/** Parses a plan printed by Citus. */
export function toTasks(plan: string): Tasks {
  const counts = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));
  const isSent = /Custom Scan \(Citus /.test(plan);
  return {
    tasks: Math.max(isSent ? 1 : 0, ...counts),
    isSplit: /Distributed Subplan/.test(plan),
    failure: null,
  };
}
