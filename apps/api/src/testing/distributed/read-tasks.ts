import type { Pool } from 'pg';
import { inlineValues } from '../../platform/db/distribution/inline-values.ts';

/** The work that a cluster makes of a statement. */
export type Tasks = {
  /** Queries that are sent to shards; 0 for one that the coordinator answers alone. */
  readonly tasks: number;
  /** True if parts are read first, and sent where the rest runs. */
  readonly isSplit: boolean;
  /** The reason why it can't be told. */
  readonly failure: string | null;
};

/** Asks the planner how it would run a statement with these values. Runs nothing. */
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

/** Reads the plan as Citus writes it. */
export function toTasks(plan: string): Tasks {
  const counts = [...plan.matchAll(/Task Count: (\d+)/g)].map(([, count]) => Number(count));
  const isSent = /Custom Scan \(Citus /.test(plan);
  return {
    tasks: Math.max(isSent ? 1 : 0, ...counts),
    isSplit: /Distributed Subplan/.test(plan),
    failure: null,
  };
}
