import { ApiProblem } from '../../lib/api.ts';

/** Returns true if somebody else decided first, so that the request is obsolete. */
export function isDecided(error: Error): boolean {
  return error instanceof ApiProblem && error.code === 'CONFLICT';
}
