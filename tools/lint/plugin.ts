import { plainDocstring } from './docstrings.ts';
import { noSentenceInCode } from './sentences.ts';
import { sqlInRepositories } from './sql.ts';

type Node = {
  arguments: readonly unknown[];
  callee: { type: string; name?: string };
};
type Context = { report: (finding: { node: Node; message: string }) => void };

const message = 'Ask the clock for the time, so that tests can set it.';

function isAmbientNow(node: Node): boolean {
  return node.callee.type === 'Identifier' && node.callee.name === 'Date';
}

const noAmbientNow = {
  create: (context: Context) => ({
    NewExpression(node: Node) {
      if (isAmbientNow(node) && node.arguments.length === 0) context.report({ node, message });
    },
    CallExpression(node: Node) {
      if (isAmbientNow(node)) context.report({ node, message });
    },
  }),
};

/** Rules that oxlint lacks. */
export default {
  meta: { name: 'counter' },
  rules: {
    'no-ambient-now': noAmbientNow,
    'no-sentence-in-code': noSentenceInCode,
    'plain-docstring': plainDocstring,
    'sql-in-repositories': sqlInRepositories,
  },
};
