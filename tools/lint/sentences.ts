/** The parts of a syntax tree that the rule reads. */
interface Node {
  type: string;
  parent?: Node;
  name?: unknown;
  key?: unknown;
  callee?: unknown;
  value?: unknown;
  quasis?: readonly { value: { cooked: string } }[];
}
type Context = { report: (finding: { node: Node; message: string }) => void };

const message = 'Put what people read into the text file beside it (*.text.ts).';

/** Props and properties with words that appear on the screen or are read aloud. */
const visible = new Set([
  'alt',
  'aria-label',
  'description',
  'heading',
  'help',
  'hint',
  'invitation',
  'label',
  'legend',
  'message',
  'name',
  'note',
  'placeholder',
  'subtitle',
  'summary',
  'text',
  'title',
]);

/** Functions with words that appear on the screen. */
const speaking = new Set(['confirm', 'titled', 'toastFailure', 'toastSuccess']);

/** Nodes that pass a value on unchanged. */
const transparent = new Set([
  'ConditionalExpression',
  'LogicalExpression',
  'JSXExpressionContainer',
  'ParenthesizedExpression',
]);

const hasWords = (text: string) => /\p{L}{2}/u.test(text);

/** Returns true if a value looks like words: it starts with a capital letter or has several words. */
const readsLikeWords = (text: string) => /^\p{Lu}\p{Ll}|\p{L}{2,}\s+\p{L}/u.test(text);

function nameOf(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  if ('name' in node && typeof node.name === 'string') return node.name;
  return 'value' in node && typeof node.value === 'string' ? node.value : undefined;
}

/** Returns true if people see or hear a literal. */
function isShown(literal: Node, text: string): boolean {
  let child = literal;
  let node = literal.parent;
  let inBraces = false;
  while (node && transparent.has(node.type)) {
    inBraces ||= node.type === 'JSXExpressionContainer';
    child = node;
    node = node.parent;
  }
  switch (node?.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return inBraces && hasWords(text);
    case 'JSXAttribute':
      return visible.has(nameOf(node.name) ?? '') && readsLikeWords(text);
    case 'Property':
      return node.value === child && visible.has(nameOf(node.key) ?? '') && readsLikeWords(text);
    case 'CallExpression':
      return speaking.has(nameOf(node.callee) ?? '') && readsLikeWords(text);
    default:
      return false;
  }
}

/** Refuses screen text in code. It belongs in a text file. */
export const noSentenceInCode: { readonly create: unknown } = {
  create: (context: Context) => {
    const check = (node: Node, text: string) => {
      if (isShown(node, text)) context.report({ node, message });
    };
    return {
      JSXText(node: Node) {
        if (typeof node.value === 'string' && hasWords(node.value))
          context.report({ node, message });
      },
      Literal(node: Node) {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral(node: Node) {
        check(node, (node.quasis ?? []).map(({ value }) => value.cooked).join(' '));
      },
    };
  },
};
