import { parseSync } from 'oxc-parser';
import { isLimitOfOne, isNode, ownOf, type Mutant, type Node, type Operator } from './nodes.ts';
import {
  changeNumber,
  changeRounding,
  changeSound,
  changeZone,
  dropAwait,
  dropSign,
  swapArguments,
} from './slips.ts';

const swaps: Readonly<Record<string, { kind: string; operator: string }>> = {
  '<': { kind: 'moved bound', operator: '<=' },
  '<=': { kind: 'moved bound', operator: '<' },
  '>': { kind: 'moved bound', operator: '>=' },
  '>=': { kind: 'moved bound', operator: '>' },
  '===': { kind: 'swapped equality', operator: '!==' },
  '!==': { kind: 'swapped equality', operator: '===' },
  '+': { kind: 'swapped arithmetic', operator: '-' },
  '-': { kind: 'swapped arithmetic', operator: '+' },
  '*': { kind: 'swapped arithmetic', operator: '/' },
  '/': { kind: 'swapped arithmetic', operator: '*' },
  '&&': { kind: 'swapped logic', operator: '||' },
  '||': { kind: 'swapped logic', operator: '&&' },
};

/** Strings in queries and permissions, each with its most likely mistake. */
const wrongStrings: Readonly<Record<string, { kind: string; value: string }>> = {
  '<': { kind: 'moved bound', value: '<=' },
  '<=': { kind: 'moved bound', value: '<' },
  '>': { kind: 'moved bound', value: '>=' },
  '>=': { kind: 'moved bound', value: '>' },
  is: { kind: 'swapped equality', value: 'is not' },
  'is not': { kind: 'swapped equality', value: 'is' },
  desc: { kind: 'turned order', value: 'asc' },
  operator: { kind: 'wrong permission', value: 'signedIn' },
  signedIn: { kind: 'wrong permission', value: 'anyone' },
  consumer: { kind: 'wrong permission', value: 'visitor' },
};

/** Pieces of raw SQL, each with its most likely mistake. */
const sqlSwaps: readonly (readonly [kind: string, right: RegExp, wrong: string])[] = [
  ['moved bound', / < /g, ' <= '],
  ['moved bound', / <= /g, ' < '],
  ['moved bound', / > /g, ' >= '],
  ['moved bound', / >= /g, ' > '],
  ['swapped arithmetic', / - /g, ' + '],
  ['swapped logic', /\band\b/g, 'or'],
  ['swapped equality', /\bis null\b/g, 'is not null'],
  ['swapped equality', /\bis not null\b/g, 'is null'],
  ['turned order', /\bdesc\b/g, 'asc'],
];

/** A permission that every role has. */
const lowestPermission = 'store:read';

/** Options of the web app's hooks, such as optimistic updates and refetching. */
const options = new Set(
  [
    'before',
    'after',
    'onMutate',
    'onSuccess',
    'onError',
    'onSettled',
    'onDone',
    'onRefused',
  ].concat(['changed', 'refetchFirst', 'queue', 'networkMode', 'alsoStale']),
);

/** Hooks whose second argument is a dependency list. */
const dependentHooks = /^use(Memo|Callback|(Layout)?Effect)$/;

/** Sizes in the definition of a column or skeleton. Like attributes of an element, they only affect the look. */
const sizes = new Set(['width', 'minWidth', 'maxWidth', 'height', 'size', 'stroke']);

/** Methods in a chain that filter, order or limit its result. */
const narrowingSteps = new Set(['filter', 'toSorted', 'where', 'slice', 'orderBy', 'limit']);

const operators: Readonly<Record<string, Operator>> = {
  BinaryExpression: swapOperator,
  LogicalExpression: swapOperator,
  UnaryExpression: dropSign,
  ExpressionStatement: (node, text) => [...dropCall(node), ...dropAwait(node, text)],
  VariableDeclarator: changeDuration,
  IfStatement: (node, text) => [...negateTest(node, text), ...dropGuard(node)],
  ConditionalExpression: negateTest,
  CallExpression: (node, text) =>
    [dropStep, swapArguments, changeRounding, changeZone, changeSound].flatMap((change) =>
      change(node, text),
    ),
  Literal: changeLiteral,
  ObjectExpression: (node, text) => [...swapValues(node, text), ...dropOptions(node)],
  ArrayExpression: dropElement,
  TaggedTemplateExpression: changeSql,
};

/**
 * Lists the mutants of a source file, in text order.
 * @throws Error if the file can't be parsed
 */
export function findMutants(fileName: string, source: string): Mutant[] {
  const { program, errors } = parseSync(fileName, source);
  if (errors.length > 0) throw new Error(`${fileName} does not parse: ${errors[0]?.message}`);
  const text = ({ start, end }: Node) => source.slice(start, end);
  const mutants: Mutant[] = [];
  visit(program, (node) => mutants.push(...(operators[node.type]?.(node, text) ?? [])));
  // Swapping two equal values changes nothing.
  return mutants
    .filter(({ start, end, replacement }) => source.slice(start, end) !== replacement)
    .toSorted((a, b) => a.start - b.start);
}

/** Returns the source with one mutant applied. */
export function applyMutant(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}

/** Types disappear at runtime, but these nodes contain code. */
const codeInTypes = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/** Returns true for an element's sizes, colors and the like, which screenshots verify instead of tests. */
function isLook(node: Node): boolean {
  const { type, key, value } = node;
  if (type === 'Property') {
    const name = isNode(key) ? String(key['name']) : '';
    return (sizes.has(name) && isNumber(value)) || (name === 'numeric' && isTrue(value));
  }
  if (type === 'VariableDeclarator') return isListOfSizes(node);
  if (type !== 'JSXAttribute') return false;
  const expression = isNode(value) ? value['expression'] : undefined;
  return !isNode(expression) || expression.type !== 'ArrowFunctionExpression';
}

/** Returns true for a declaration of a skeleton's widths or heights. */
function isListOfSizes({ id, init }: Node): boolean {
  if (!isNode(id) || !/^(widths|heights)$/.test(String(id['name'])) || !isNode(init)) return false;
  return Array.isArray(init['elements']) && init['elements'].every(isNumber);
}

/** Returns true for the literal `true`. */
function isTrue(value: unknown): boolean {
  return isNode(value) && value.type === 'Literal' && value['value'] === true;
}

function isNumber(value: unknown): boolean {
  return isNode(value) && value.type === 'Literal' && typeof value['value'] === 'number';
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const part of value) visit(part, see);
  } else if (isNode(value)) {
    if (value.type.startsWith('TS') && !codeInTypes.has(value.type)) return;
    if (value.type === 'ImportDeclaration' || isLook(value)) return;
    see(value);
    if (durationOf(value)) return;
    for (const [name, part] of Object.entries(value)) {
      if (name === 'arguments' && isLimitOfOne(value)) continue;
      if (name !== 'arguments' || !isDependentHook(value)) visit(part, see);
      else if (Array.isArray(part)) visit(part[0], see);
    }
  }
}

/** Returns the value of a constant in milliseconds if it is long enough to notice. */
function durationOf({ type, id, init }: Node): Node | undefined {
  if (type !== 'VariableDeclarator' || !isNode(id) || !String(id['name']).endsWith('Ms'))
    return undefined;
  return isNode(init) && isNumber(init) && Number(init['value']) >= 100 ? init : undefined;
}

/** Doubles a duration, because nobody notices another millisecond. */
function changeDuration(node: Node): Mutant[] {
  const duration = durationOf(node);
  if (!duration) return [];
  const { start, end, value } = duration;
  return [{ kind: 'changed duration', start, end, replacement: String(Number(value) * 2) }];
}

function swapOperator(node: Node, text: (part: Node) => string): Mutant[] {
  const { left, right, operator } = node;
  const swap = ownOf(swaps, String(operator));
  if (!swap || !isNode(left) || !isNode(right)) return [];
  if (operator === '+' && [left, right].some(isText)) return [];
  const replacement = `${text(left)} ${swap.operator} ${text(right)}`;
  // Without parentheses, a chain of one operator would be parsed differently.
  return [{ kind: swap.kind, start: node.start, end: node.end, replacement: `(${replacement})` }];
}

function isText({ type, value }: Node): boolean {
  return type === 'TemplateLiteral' || typeof value === 'string';
}

function isDependentHook({ callee }: Node): boolean {
  return isNode(callee) && dependentHooks.test(String(callee['name']));
}

function dropCall({ expression, start, end }: Node): Mutant[] {
  const called = isNode(expression) && /^(Await|Unary)Expression$/.test(expression.type);
  const call = called ? expression['argument'] : expression;
  if (!isNode(call) || call.type !== 'CallExpression') return [];
  if (isNode(call['callee']) && isSilent(call['callee'])) return [];
  return [{ kind: 'dropped call', start, end, replacement: ';' }];
}

/**
 * Returns true for calls whose removal proves nothing: a parent's constructor is required, and the console changes no
 * behavior.
 */
function isSilent({ type, object }: Node): boolean {
  return type === 'Super' || (isNode(object) && object['name'] === 'console');
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

function dropStep(node: Node, text: (part: Node) => string): Mutant[] {
  const { callee, start, end } = node;
  if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
  const { object, property } = callee;
  if (!isNode(object) || !isNode(property)) return [];
  const name = String(property['name']);
  if (!narrowingSteps.has(name) || isLimitOfOne(node)) return [];
  return [{ kind: `dropped ${name}`, start, end, replacement: text(object) }];
}

function swapValues({ properties }: Node, text: (part: Node) => string): Mutant[] {
  if (!Array.isArray(properties)) return [];
  const values = properties
    .filter(isNode)
    .flatMap(({ value, shorthand }) => (isNode(value) && shorthand !== true ? [value] : []));
  const [first, second] = values;
  if (!first || !second || !isAlike(first, second)) return [];
  const { start } = first;
  const { end } = second;
  const whole = text({ type: '', start, end });
  const between = whole.slice(first.end - start, second.start - start);
  const replacement = text(second) + between + text(first);
  return [{ kind: 'swapped values', start, end, replacement }];
}

/** Returns true if two values are of the same kind, so that one might be mistaken for the other. */
function isAlike(first: Node, second: Node): boolean {
  const sort = ({ type, value }: Node) => `${type} ${typeof value}`;
  const swappable = /^(Literal number|(Identifier|ArrayExpression) undefined)$/;
  return swappable.test(sort(first)) && sort(first) === sort(second);
}

function dropOptions({ properties }: Node): Mutant[] {
  if (!Array.isArray(properties)) return [];
  return properties.filter(isNode).flatMap(({ key, start, end }) => {
    if (!isNode(key) || !options.has(String(key['name']))) return [];
    return [{ kind: 'dropped option', start, end, replacement: '...{}' }];
  });
}

function dropElement({ elements }: Node): Mutant[] {
  const last: unknown = Array.isArray(elements) ? elements.at(-1) : undefined;
  if (!isNode(last) || !/^(Literal|Identifier|MemberExpression)$/.test(last.type)) return [];
  const { start, end } = last;
  return [{ kind: 'dropped element', start, end, replacement: '...[]' }];
}

function changeSql({ tag, quasi }: Node, text: (part: Node) => string): Mutant[] {
  if (!isNode(tag) || tag['name'] !== 'sql' || !isNode(quasi)) return [];
  const quasis = Array.isArray(quasi['quasis']) ? quasi['quasis'].filter(isNode) : [];
  return quasis.flatMap((part) =>
    sqlSwaps.flatMap(([kind, right, wrong]) =>
      [...text(part).matchAll(right)].map(({ 0: { length }, index }) => {
        const start = part.start + index;
        return { kind: `${kind} in SQL`, start, end: start + length, replacement: wrong };
      }),
    ),
  );
}

function changeLiteral({ value, start, end }: Node): Mutant[] {
  if (typeof value === 'boolean') {
    return [{ kind: 'flipped boolean', start, end, replacement: String(!value) }];
  }
  if (typeof value === 'number') return [changeNumber(value, { start, end })];
  const wrong = ownOf(wrongStrings, String(value)) ?? wrongPermission(value);
  return wrong ? [{ kind: wrong.kind, start, end, replacement: `'${wrong.value}'` }] : [];
}

function wrongPermission(value: unknown) {
  if (typeof value !== 'string' || !/^[a-z]+:[a-z]+$/.test(value)) return undefined;
  if (value === lowestPermission) return undefined;
  return { kind: 'wrong permission', value: lowestPermission };
}
