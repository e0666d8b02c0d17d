import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendCampaignsTask } from './campaigns.service.ts';
import { chargeCampaign, chargeCampaignTask } from './charging.service.ts';
import { sendCampaigns } from './sending.service.ts';

const over = z.object({ storeId: id, id });

/** The timed work of campaigns, by the name of the job. */
export function marketingTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [sendCampaignsTask]: async () => sendCampaigns(platform),
    [chargeCampaignTask]: async (payload) => chargeCampaign(platform, over.parse(payload)),
  };
}
