import { logout } from '@counter/contract/auth';
import { ApiProblem, call } from '../../lib/api.ts';
import { readLeaveQuestion } from '../../lib/account/leave-question.ts';
import { clearSession, readSession, signInFailed } from '../../lib/session.ts';
import { signOutText } from './sign-out.text.ts';

const answerWithinMs = 3_000;

let ending: Promise<void> | undefined;

/** Ends the session, locally at once and then on the server. If changes are unsent, asks first. */
export async function signOut(): Promise<void> {
  const question = readLeaveQuestion();
  if (question && !(await question())) return;
  const token = readSession().user?.token;
  if (token !== undefined) ending = endOnServer(token);
  clearSession();
  await ending;
}

/** Waits for the server's answer to a pending sign-out, for three seconds at most. */
export async function signOutAnswered(): Promise<void> {
  await ending;
}

/** Sends a request that survives closing the page. Warns if no answer comes. */
async function endOnServer(token: string): Promise<void> {
  try {
    await Promise.race([call(logout, {}, { token, keepalive: true }), rejectLater(answerWithinMs)]);
  } catch (failure) {
    const endedBefore = failure instanceof ApiProblem && failure.code === 'NOT_SIGNED_IN';
    if (endedBefore || readSession().authenticated) return;
    signInFailed(signOutText.logoutOfflineWarning);
  }
}

async function rejectLater(milliseconds: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error('No answer came in time.')), milliseconds);
  });
}
