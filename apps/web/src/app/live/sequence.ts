/** The seq up to which this screen has been told; undefined before the stream has said where it is. */
export type Position = number | undefined;

/** The handling of a frame: pass its event on, drop it, or fetch everything again. */
type Verdict = 'deliver' | 'ignore' | 'reset';

export type Judgement = { readonly verdict: Verdict; readonly position: Position };

/**
 * Judges an event by its seq. A store's events are numbered without gaps, so one that is not the next
 * was either told already or has been overtaken by missing ones.
 */
export function judgeEvent(position: Position, seq: number): Judgement {
  if (position === undefined || seq === position + 1) return { verdict: 'deliver', position: seq };
  if (seq <= position) return { verdict: 'ignore', position };
  return { verdict: 'reset', position: seq };
}

/** Judges the server's word that everything up to `seq` has been told. */
export function judgeReady(position: Position, seq: number): Judgement {
  const agreed = position === undefined || position === seq;
  return { verdict: agreed ? 'ignore' : 'reset', position: seq };
}
