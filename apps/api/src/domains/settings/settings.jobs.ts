import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { applyPlannedSetting } from './applying-settings.service.ts';
import { plannedSettingJob } from './planned-settings.service.ts';

const planned = z.object({ storeId: id, id });

/** The timed work of the settings, by the name of the job. */
export function settingsTasks(
  platform: Pick<Platform, 'db' | 'act'>,
): Readonly<Record<string, Task>> {
  return {
    [plannedSettingJob]: async (payload) => applyPlannedSetting(platform, planned.parse(payload)),
  };
}
