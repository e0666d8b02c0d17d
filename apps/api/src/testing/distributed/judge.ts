import type { CollectedStatement } from './collect.ts';
import type { ManyNodes } from './many-nodes.ts';

/** The statements of a run, by where a cluster executes them. */
export type Verdict = {
  readonly onCoordinator: number;
  readonly onOneNode: number;
  /** Those on one node with several steps, each of which waits for the previous one. */
  readonly inSteps: number;
  readonly declared: number;
  /** A sentence for each statement that the cluster rejects or that runs on more nodes than allowed. */
  readonly faults: readonly string[];
};

/** Compares the statements of a run with those that may run on several nodes. */
export function judge(
  collected: readonly CollectedStatement[],
  allowed: readonly ManyNodes[],
): Verdict {
  const statements = [...new Map(collected.map((one) => [one.text, one])).values()];
  const refused = statements.filter(({ failure }) => failure !== null);
  const planned = statements.filter(({ failure }) => failure === null);
  const onMany = planned.filter(({ tasks }) => tasks > 1);
  const isAllowed = ({ text }: CollectedStatement): boolean =>
    allowed.some(({ holds }) => oneLine(text).includes(holds));
  const onOneNode = planned.filter(({ tasks }) => tasks === 1);
  return {
    onCoordinator: planned.filter(({ tasks }) => tasks === 0).length,
    onOneNode: onOneNode.length,
    inSteps: onOneNode.filter(({ isSplit }) => isSplit).length,
    declared: onMany.filter(isAllowed).length,
    faults: [
      ...refused.map(
        ({ text, failure }) => `The cluster refuses it (${failure}): ${oneLine(text)}`,
      ),
      ...onMany
        .filter((one) => !isAllowed(one))
        .map(({ text, tasks }) => `It goes to ${tasks} shards: ${oneLine(text)}`),
    ],
  };
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
