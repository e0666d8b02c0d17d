import { isNode, ownOf, type Mutant, type Node } from './nodes.ts';

/** Rounding functions and the most likely mistake for each. */
const roundings: Readonly<Record<string, string>> = {
  'Math.round': 'Math.floor',
  'Math.floor': 'Math.ceil',
  'Math.ceil': 'Math.floor',
  'Math.trunc': 'Math.round',
};

/** A time zone that may be right by accident in tests with only one zone. */
const wrongZone = "'UTC'";

/** The milliseconds of a minute, hour and day. One more would make no difference, so they are doubled. */
const unitsOfTime = new Set([60_000, 3_600_000, 86_400_000]);

/** Changes a number. */
export function changeNumber(value: number, place: Pick<Mutant, 'start' | 'end'>): Mutant {
  return unitsOfTime.has(value)
    ? { kind: 'changed duration', ...place, replacement: String(value * 2) }
    : { kind: 'changed number', ...place, replacement: String(value + 1) };
}

/** Removes the `await` of a call. */
export function dropAwait(
  { expression, start, end }: Node,
  text: (part: Node) => string,
): Mutant[] {
  if (!isNode(expression) || expression.type !== 'AwaitExpression') return [];
  const { argument } = expression;
  if (!isNode(argument) || argument.type !== 'CallExpression') return [];
  return [{ kind: 'missed await', start, end, replacement: `void ${text(argument)};` }];
}

/** Swaps the first two arguments. */
export function swapArguments(node: Node, text: (part: Node) => string): Mutant[] {
  const [first, second] = argumentsOf(node);
  if (!first || !second || !isName(first) || !isName(second)) return [];
  const { start } = first;
  const { end } = second;
  const between = text({ type: '', start: first.end, end: second.start });
  const replacement = text(second) + between + text(first);
  return [{ kind: 'swapped arguments', start, end, replacement }];
}

/** Changes the rounding direction. */
export function changeRounding({ callee }: Node, text: (part: Node) => string): Mutant[] {
  if (!isNode(callee)) return [];
  const replacement = ownOf(roundings, text(callee));
  const { start, end } = callee;
  return replacement ? [{ kind: 'wrong rounding', start, end, replacement }] : [];
}

/** Replaces the store's time zone. */
export function changeZone(node: Node, text: (part: Node) => string): Mutant[] {
  return argumentsOf(node)
    .filter((argument) => isName(argument) && /\b(timeZone|zone)$/.test(text(argument)))
    .map(({ start, end }) => ({ kind: 'wrong time zone', start, end, replacement: wrongZone }));
}

/** Replaces a sound with another. */
export function changeSound(node: Node, text: (part: Node) => string): Mutant[] {
  const { callee } = node;
  const [sound] = argumentsOf(node);
  if (!isNode(callee) || text(callee) !== 'playSound' || sound?.type !== 'Literal') return [];
  const { start, end, value } = sound;
  const replacement = value === 'cancelled' ? "'accepted'" : "'cancelled'";
  return [{ kind: 'swapped sounds', start, end, replacement }];
}

/** Inverts the sign of an amount. Literal numbers have their own mutant. */
export function dropSign({ operator, argument, start, end }: Node, text: (part: Node) => string) {
  if (operator !== '-' || !isNode(argument) || argument.type === 'Literal') return [];
  return [{ kind: 'wrong sign', start, end, replacement: text(argument) }];
}

function argumentsOf({ arguments: given }: Node): Node[] {
  return Array.isArray(given) ? given.filter(isNode) : [];
}

function isName({ type }: Node): boolean {
  return type === 'Identifier' || type === 'MemberExpression';
}
