import twilio from 'twilio';
import type { RequestOptions } from 'twilio/lib/base/RequestClient.js';
import { SmsNotTaken, SmsRefused, type OutgoingSms, type SmsGateway } from './gateway.ts';

/** A Twilio account and the number it sends from. */
export type TwilioConfig = {
  readonly accountSid: string;
  readonly authToken: string;
  /** `+15550100100`. */
  readonly from: string;
  /** Without a trailing slash. */
  readonly api: string;
};

const timeoutMs = 15_000;
const maxReasonLength = 300;
/** The largest difference between Twilio's clock and ours. */
const maxSkewMs = 5 * 60_000;
const messagesSearched = 50;

/** The recipient has replied STOP to this sender. */
const unsubscribed = 21_610;
/** Statuses about the account, not the message. */
const accountStatuses = [401, 403, 429];

/** Creates a gateway with Twilio's own package. Connects with the first message. */
export function openTwilio(config: TwilioConfig): SmsGateway {
  const { accountSid, authToken, from, api } = config;
  const httpClient = new ClientOf(api);
  const { messages } = twilio(accountSid, authToken, { httpClient });
  return {
    send: async ({ to, body, statusUrl: statusCallback }) => {
      const fields = { to, from, body, ...(statusCallback ? { statusCallback } : {}) };
      const { sid } = await messages.create(fields).catch(explain);
      return sid;
    },
    find: async ({ to, body }: OutgoingSms, since) => {
      const page = { limit: messagesSearched, pageSize: messagesSearched };
      const known = await messages.list({ to, from, ...page }).catch(explain);
      const earliest = since.getTime() - maxSkewMs;
      // Trial accounts prefix the text.
      const found = known.find(
        (one) => one.body.endsWith(body) && one.dateCreated.getTime() >= earliest,
      );
      return found?.sid ?? null;
    },
    isItsCall: (url, fields, signature) =>
      twilio.validateRequest(authToken, signature, url, fields),
  };
}

/** Lists one message to check the account. Throws with the reason if it can't be used. */
export async function verifyTwilio({ accountSid, authToken, api }: TwilioConfig): Promise<void> {
  const { messages } = twilio(accountSid, authToken, { httpClient: new ClientOf(api) });
  await messages.list({ limit: 1, pageSize: 1 }).catch(explain);
}

/** Sends requests to another server with Twilio's API, if the settings name one. */
class ClientOf extends twilio.RequestClient {
  readonly #api: string;

  constructor(api: string) {
    super({ timeout: timeoutMs });
    this.#api = api;
  }

  override async request<T>(options: RequestOptions<T>) {
    const { pathname, search } = new URL(options.uri);
    return super.request<T>({ ...options, uri: this.#api + pathname + search });
  }
}

/** @throws SmsRefused if Twilio will never take the message, SmsNotTaken if it may later */
function explain(error: unknown): never {
  if (neverArrived(error)) throw new SmsNotTaken('Twilio could not be reached.');
  if (!(error instanceof twilio.RestException)) throw error;
  const { status, code, message } = error;
  const reason = `Twilio answered ${code ?? status}. ${message}`.trim().slice(0, maxReasonLength);
  if (accountStatuses.includes(status)) throw new SmsNotTaken(reason);
  if (status >= 400 && status < 500) throw new SmsRefused(reason, code === unsubscribed);
  throw new Error(reason, { cause: error });
}

/** Returns true if there was no connection, so Twilio can't have taken the message. */
function neverArrived(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(code));
}
