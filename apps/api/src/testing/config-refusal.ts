import { readConfig } from '../platform/config/config.ts';

/** Returns the message that invalid settings fail with. @throws Error if the settings are valid. */
export function refusal(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    return String(error);
  }
  throw new Error('readConfig accepted what it should refuse');
}
