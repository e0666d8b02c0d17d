import { readConfig } from '../platform/config/config.ts';

/** Returns the message with which a start refuses some settings. @throws Error where it takes them. */
export function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    return String(error);
  }
  throw new Error('readConfig accepted what it should refuse');
}
