import type { AuditEntry } from '../../../platform/events/work.ts';
import type { OwnedWork } from '../in-log.ts';

type WebhookStep = 'create' | 'update' | 'rotate' | 'pause' | 'resume' | 'remove' | 'replay';

/** Records a change of a webhook in its owner's audit log. */
export function auditWebhook(
  { owner, audit }: OwnedWork,
  step: WebhookStep,
  entry: Omit<AuditEntry, 'action' | 'entity'>,
): void {
  const action = owner === null ? (`webhook.${step}` as const) : (`store_webhook.${step}` as const);
  audit({ ...entry, action, entity: 'webhook' });
}
