/** The last sequence number this screen has received; undefined before the stream has reported its position. */
export type Position = number | undefined;

/** The action for an event: deliver it, ignore it, or refetch everything. */
type Verdict = 'deliver' | 'ignore' | 'reset';

export type Judgement = { readonly verdict: Verdict; readonly position: Position };

/**
 * Judges an event by its sequence number. A store's events are numbered without gaps, so an event out of sequence
 * is either a duplicate or follows missed ones.
 */
export function judgeEvent(position: Position, seq: number): Judgement {
  if (position === undefined || seq === position + 1) return { verdict: 'deliver', position: seq };
  if (seq <= position) return { verdict: 'ignore', position };
  return { verdict: 'reset', position: seq };
}

/** Judges the server's report that everything up to `seq` has been sent. */
export function judgeReady(position: Position, seq: number): Judgement {
  const agreed = position === undefined || position === seq;
  return { verdict: agreed ? 'ignore' : 'reset', position: seq };
}
