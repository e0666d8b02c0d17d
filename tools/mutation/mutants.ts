import { parseSync } from 'oxc-parser';

/** One wrong change to a source file: the text from `start` to `end` becomes `replacement`. */
export type Mutant = {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<
  Record<string, unknown>
>;

type Operator = (node: Node, text: (part: Node) => string) => readonly Mutant[];

const swaps: Readonly<Record<string, { kind: string; operator: string }>> = {
  '<': { kind: 'moved bound', operator: '<=' },
  '<=': { kind: 'moved bound', operator: '<' },
  '>': { kind: 'moved bound', operator: '>=' },
  '>=': { kind: 'moved bound', operator: '>' },
  '===': { kind: 'swapped equality', operator: '!==' },
  '!==': { kind: 'swapped equality', operator: '===' },
  '-': { kind: 'swapped arithmetic', operator: '+' },
  '*': { kind: 'swapped arithmetic', operator: '/' },
  '/': { kind: 'swapped arithmetic', operator: '*' },
  '&&': { kind: 'swapped logic', operator: '||' },
  '||': { kind: 'swapped logic', operator: '&&' },
};

/** Steps of a chain that narrow, order or guard what it returns. */
const narrowingSteps = new Set(['filter', 'toSorted', 'where', 'slice', 'orderBy', 'limit']);

const operators: Readonly<Record<string, Operator>> = {
  BinaryExpression: swapOperator,
  LogicalExpression: swapOperator,
  ExpressionStatement: dropCall,
  IfStatement: (node, text) => [...negateTest(node, text), ...dropGuard(node)],
  ConditionalExpression: negateTest,
  CallExpression: dropStep,
  Literal: changeLiteral,
};

/**
 * Lists the mutants of a source file, in the order of the text.
 * @throws Error when the file does not parse.
 */
export function findMutants(fileName: string, source: string): Mutant[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName} does not parse: ${errors[0]?.message}`);
  const text = ({ start, end }: Node) => source.slice(start, end);
  const mutants: Mutant[] = [];
  visit(program, (node) => mutants.push(...(operators[node.type]?.(node, text) ?? [])));
  return mutants.toSorted((a, b) => a.start - b.start);
}

/** Returns the source with one mutant in it. */
export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Types are gone when the code runs; these hold code as well. */
const codeInTypes = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Sizes, colours and the like of an element: pictures show them, not tests. */
function isLook({ type, value }: Node): boolean {
  if (type !== 'JSXAttribute') return false;
  const expression = isNode(value) ? value['expression'] : undefined;
  return !isNode(expression) || expression.type !== 'ArrowFunctionExpression';
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const part of value) visit(part, see);
  } else if (isNode(value)) {
    if (value.type.startsWith('TS') && !codeInTypes.has(value.type)) return;
    if (value.type === 'ImportDeclaration' || isLook(value)) return;
    see(value);
    for (const part of Object.values(value)) visit(part, see);
  }
}

function swapOperator(node: Node, text: (part: Node) => string): Mutant[] {
  const { left, right, operator } = node;
  const swap = swaps[String(operator)];
  if (!swap || !isNode(left) || !isNode(right)) return [];
  const replacement = `${text(left)} ${swap.operator} ${text(right)}`;
  // A chain of one operator would be read differently without brackets.
  return [{ kind: swap.kind, start: node.start, end: node.end, replacement: `(${replacement})` }];
}

function dropCall({ expression, start, end }: Node): Mutant[] {
  const called = isNode(expression) && expression.type === 'AwaitExpression';
  const call = called ? expression['argument'] : expression;
  if (!isNode(call) || call.type !== 'CallExpression') return [];
  if (isNode(call['callee']) && call['callee'].type === 'Super') return [];
  return [{ kind: 'dropped call', start, end, replacement: ';' }];
}

function negateTest({ test }: Node, text: (part: Node) => string): Mutant[] {
  if (!isNode(test)) return [];
  const { start, end } = test;
  return [{ kind: 'negated condition', start, end, replacement: `!(${text(test)})` }];
}

function dropGuard({ consequent, alternate, start, end }: Node): Mutant[] {
  const leaves = isNode(consequent) && /^(Return|Throw)Statement$/.test(consequent.type);
  return leaves && !alternate ? [{ kind: 'dropped guard', start, end, replacement: ';' }] : [];
}

function dropStep({ callee, start, end }: Node, text: (part: Node) => string): Mutant[] {
  if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property)) return [];
  if (!narrowingSteps.has(String(property['name']))) return [];
  return [{ kind: `dropped ${String(property['name'])}`, start, end, replacement: text(object) }];
}

function changeLiteral({ value, start, end }: Node): Mutant[] {
  if (typeof value === 'boolean') {
    return [{ kind: 'flipped boolean', start, end, replacement: String(!value) }];
  }
  if (typeof value !== 'number') return [];
  return [{ kind: 'changed number', start, end, replacement: String(value + 1) }];
}
