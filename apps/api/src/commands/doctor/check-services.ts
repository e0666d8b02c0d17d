import { randomUUID } from 'node:crypto';
import type { Config } from '../../platform/config/config.ts';
import { attempt, note, ok, problem, type Finding } from './finding.ts';

/** Writes, reads and removes a file in the upload storage. */
export async function checkFiles({ bucket }: Config): Promise<Finding[]> {
  if (!bucket) {
    return [
      note(
        'Pictures are kept in DATA_DIR. With more than one process, they need a bucket (S3_BUCKET) or a shared folder.',
      ),
    ];
  }
  return attempt(
    async () => {
      const { openBucketFiles } = await import('../../platform/clients/files/bucket.ts');
      const files = openBucketFiles(bucket);
      const key = `doctor/${randomUUID()}.txt`;
      const text = Buffer.from('written by counter doctor');
      await files.write(key, text, 'text/plain');
      const read = await files.read(key);
      await files.remove(key);
      if (!read?.equals(text)) throw new Error('a file came back changed');
      return ok(`Pictures: the bucket ${bucket.bucket} can be read and written.`);
    },
    (reason) =>
      `Pictures: the bucket ${bucket.bucket} doesn't work (${reason}). Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the rights of the key.`,
  );
}

/** Logs in to the mail server without sending anything. */
export async function checkMail({ smtp }: Config): Promise<Finding[]> {
  if (!smtp) {
    return [
      note(
        'Mail: SMTP_URL is not set. Emails are captured: they are not sent, and operators read them under Outbox.',
      ),
    ];
  }
  return attempt(
    async () => {
      const { verifyMailServer } = await import('../../platform/clients/mail/mailer.ts');
      await verifyMailServer(smtp);
      return ok(`Mail: the server takes mails from ${smtp.from}.`);
    },
    (reason) =>
      `Mail: the mail server can't be used (${reason}). Check SMTP_URL; its user and password are part of it.`,
  );
}

/** Compares the DKIM key with the one in DNS. */
export async function checkDkim({ smtp }: Config): Promise<Finding[]> {
  const dkim = smtp?.dkim;
  if (!dkim) return [];
  const { compareDkimRecord, dkimNameOf, dkimRecordOf } =
    await import('../../platform/clients/mail/dkim-record.ts');
  const name = dkimNameOf(dkim);
  return attempt(
    async () => {
      const state = await compareDkimRecord(dkim);
      if (state === 'same') return ok(`DKIM: ${name} has the key that signs mails.`);
      const wrong = state === 'absent' ? 'there is no TXT record' : 'another key is in';
      return problem(
        `DKIM: ${wrong} ${name}, so receivers distrust signed mails. Publish there: ${dkimRecordOf(dkim)}`,
      );
    },
    (reason) => `DKIM: ${name} can't be looked up (${reason}). Check the DNS of this machine.`,
  );
}

/** Sends a request without traces to the trace receiver. */
export async function checkTraces({ traces }: Config): Promise<Finding[]> {
  if (!traces) return [];
  const { host } = new URL(traces.endpoint);
  return attempt(
    async () => {
      const { verifyTraceReceiver } = await import('../../platform/clients/traces/open-traces.ts');
      await verifyTraceReceiver(traces);
      return ok(`Traces: ${host} takes them.`);
    },
    (reason) =>
      `Traces: ${host} doesn't take them (${reason}). Check OTEL_EXPORTER_OTLP_ENDPOINT, and OTEL_EXPORTER_OTLP_HEADERS if the receiver asks who sends.`,
  );
}

/** Checks the Stripe key by requesting one payment. */
export async function checkCards({ stripe, publicUrl }: Config): Promise<Finding[]> {
  if (!stripe) {
    return [note('Card payments: STRIPE_SECRET_KEY is not set. Customers pay at the store only.')];
  }
  return attempt(
    async () => {
      const { verifyStripe } = await import('../../platform/clients/stripe/stripe.ts');
      await verifyStripe(stripe);
      const hook = `${publicUrl}/api/v1/payments/stripe`;
      const mode = /^[sr]k_test_/.test(stripe.secretKey)
        ? [note('Card payments: this is a test key of Stripe. No real money moves.')]
        : [];
      return [ok(`Card payments: Stripe takes the key. Its webhook must call ${hook}.`), ...mode];
    },
    (reason) => `Card payments: Stripe can't be used (${reason}). Check STRIPE_SECRET_KEY.`,
  );
}

/** Checks the Twilio account by requesting one message. */
export async function checkSms({ twilio }: Config): Promise<Finding[]> {
  if (!twilio) {
    return [
      note(
        'Text messages: TWILIO_ACCOUNT_SID is not set. Texts are captured: they are not sent, codes of customers included.',
      ),
    ];
  }
  return attempt(
    async () => {
      const { verifyTwilio } = await import('../../platform/clients/sms/twilio.ts');
      await verifyTwilio(twilio);
      return ok(`Text messages: Twilio takes the account. Texts come from ${twilio.from}.`);
    },
    (reason) =>
      `Text messages: Twilio can't be used (${reason}). Check TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.`,
  );
}

/** Checks whether push notifications are configured. */
export function checkPush({ push, databaseUrl }: Config): Finding[] {
  if (push) return [ok('Push: the VAPID keys belong together.')];
  return databaseUrl
    ? [
        note(
          'Push: VAPID_PUBLIC_KEY is not set. Nothing is pushed to devices. Make keys with "npx web-push generate-vapid-keys".',
        ),
      ]
    : [ok('Push: Counter uses its own keys in DATA_DIR/push.keys.')];
}
