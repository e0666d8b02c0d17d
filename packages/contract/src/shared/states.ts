type Move<Status extends string> = { readonly from: readonly Status[]; readonly to: Status };

/** A state machine as data: its states and transitions. */
export type StateMachine<Status extends string, Name extends string> = {
  readonly initial: Status;
  readonly statuses: readonly Status[];
  readonly moves: Readonly<Record<Name, Move<Status>>>;
};

/**
 * Declares a state machine.
 * @throws Error if a state can't be reached from the initial one
 */
export function defineStates<Status extends string, Name extends string>(
  machine: StateMachine<Status, Name>,
): StateMachine<Status, Name> {
  const reached = new Set<Status>([machine.initial]);
  const moves = Object.values<Move<Status>>(machine.moves);
  for (let before = 0; before !== reached.size;) {
    before = reached.size;
    for (const move of moves)
      if (move.from.some((status) => reached.has(status))) reached.add(move.to);
  }
  const unreachable = machine.statuses.filter((status) => !reached.has(status));
  if (unreachable.length > 0) throw new Error(`unreachable states: ${unreachable.join(', ')}`);
  return machine;
}

/** Returns the names of the moves from a state. */
export function movesFrom<Status extends string, Name extends string>(
  machine: StateMachine<Status, Name>,
  status: Status,
): Name[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record's keys are its names
  const names = Object.keys(machine.moves) as Name[];
  return names.filter((name) => machine.moves[name].from.includes(status));
}
