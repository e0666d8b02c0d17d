import { plannedTask } from '../../platform/jobs/planned-changes.ts';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { plannedSettings } from './applying-settings.service.ts';

/** Returns the handlers of the settings jobs by job name. */
export function settingsTasks(
  platform: Pick<Platform, 'db' | 'act'>,
): Readonly<Record<string, Task>> {
  return { [plannedSettings.job]: plannedTask(platform, plannedSettings) };
}
