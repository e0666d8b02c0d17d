type Call = {
  callee: { type: string; property?: { type: string; name?: string } };
};
type Tagged = { tag: { type: string; name?: string } };
type Context = { report: (finding: { node: Call | Tagged; message: string }) => void };

const message = 'Move this query to a *.repository.ts.';
const statements = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];

/** Refuses queries outside repositories: statements of the query builder and raw SQL. */
export const sqlInRepositories = {
  create: (context: Context) => ({
    CallExpression(node: Call) {
      const { type, property } = node.callee;
      if (type !== 'MemberExpression' || property?.type !== 'Identifier') return;
      if (statements.includes(property.name ?? '')) context.report({ node, message });
    },
    TaggedTemplateExpression(node: Tagged) {
      const { type, name } = node.tag;
      if (type === 'Identifier' && name === 'sql') context.report({ node, message });
    },
  }),
};
