import type { Task } from '../../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lateOrderTask, reportLate } from './late-order.ts';
import { sendChat, sendChatTask } from './send-chat.ts';

/** Jobs of the team chat, by name. */
export function chatTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [sendChatTask]: async (payload) => sendChat(platform, payload),
    [lateOrderTask]: async (payload) => reportLate(platform, payload),
  };
}
