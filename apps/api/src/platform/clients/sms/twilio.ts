import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod/mini';
import { SmsNotTaken, SmsRefused, type OutgoingSms, type SmsGateway } from './gateway.ts';

/** An account at Twilio, and the number it sends from. */
export type TwilioConfig = {
  readonly accountSid: string;
  readonly authToken: string;
  /** `+15550100100`. */
  readonly from: string;
  /** Without a slash at its end. */
  readonly api: string;
};

const timeoutMs = 15_000;
const maxReasonLength = 300;
/** Twilio's clock may differ from ours by so much. */
const skewMs = 5 * 60_000;
const latestMessages = '50';

/** The recipient has answered STOP to this sender. */
const unsubscribed = 21_610;
/** The account, not the message, is what Twilio objects to. */
const accountStatuses = [401, 403, 429];

const taken = z.object({ sid: z.string() });
const refusal = z.object({ code: z.optional(z.number()), message: z.optional(z.string()) });
const listed = z.object({
  messages: z.array(z.object({ sid: z.string(), body: z.string(), date_created: z.string() })),
});

/** Sends over Twilio's REST API. Nothing is connected before the first message. */
export function openTwilio(config: TwilioConfig): SmsGateway {
  const messages = `${config.api}/2010-04-01/Accounts/${config.accountSid}/Messages.json`;
  return {
    send: async ({ to, body, statusUrl }) => {
      const fields = { To: to, From: config.from, Body: body };
      const form = new URLSearchParams(
        statusUrl ? { ...fields, StatusCallback: statusUrl } : fields,
      );
      const response = await request(config, messages, { method: 'POST', body: form });
      if (!response.ok) throw await reasonOf(response);
      return taken.parse(await response.json()).sid;
    },
    find: async ({ to, body }: OutgoingSms, since) => {
      const wanted = new URLSearchParams({ To: to, From: config.from, PageSize: latestMessages });
      const response = await request(config, `${messages}?${wanted.toString()}`, {});
      if (!response.ok) throw await reasonOf(response);
      const earliest = since.getTime() - skewMs;
      const known = listed.parse(await response.json()).messages;
      // A trial account puts words of its own before the text.
      const found = known.find(
        (one) => one.body.endsWith(body) && Date.parse(one.date_created) >= earliest,
      );
      return found?.sid ?? null;
    },
    isItsCall: (url, fields, signature) => {
      const expected = Buffer.from(signTwilioCall(config.authToken, url, fields));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

/** What Twilio signs a call with: the address and every field in the order of their names. */
export function signTwilioCall(
  authToken: string,
  url: string,
  fields: Readonly<Record<string, string>>,
): string {
  const sorted = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = url + sorted.map(([name, value]) => name + value).join('');
  return createHmac('sha1', authToken).update(text).digest('base64');
}

async function request(
  { accountSid, authToken }: TwilioConfig,
  url: string,
  sending: { readonly method?: 'POST'; readonly body?: URLSearchParams },
): Promise<Response> {
  const account = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  // oxlint-disable-next-line eslint/no-restricted-globals -- the one place that talks to Twilio
  return fetch(url, {
    ...sending,
    headers: { authorization: `Basic ${account}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((error: unknown) => {
    if (neverArrived(error)) throw new SmsNotTaken('Twilio could not be reached.');
    throw error;
  });
}

/** Where there was no connection at all, nothing can have been taken. */
function neverArrived(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  const code = typeof cause === 'object' && cause && 'code' in cause ? cause.code : '';
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(code));
}

async function reasonOf(response: Response): Promise<Error> {
  const { status } = response;
  const answer = refusal.safeParse(await response.json().catch(() => ({})));
  const { code, message = '' } = answer.success ? answer.data : {};
  const reason = `Twilio answered ${code ?? status}. ${message}`.trim().slice(0, maxReasonLength);
  if (accountStatuses.includes(status)) return new SmsNotTaken(reason);
  if (status >= 400 && status < 500) return new SmsRefused(reason, code === unsubscribed);
  return new Error(reason);
}
