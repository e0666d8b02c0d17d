import { z } from 'zod';
import type { TwilioConfig } from './twilio.ts';

/** The settings that say how text messages leave; without them they are captured, not sent. */
export const smsSettings = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/i, 'must be the SID of an account: AC and 32 letters and digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^\w{32}$/, 'must be the token of the account, 32 letters and digits')
    .optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be the number that messages come from: +15550100100')
    .optional(),
  TWILIO_API: z
    .url({ protocol: /^https?$/, hostname: /./, error: 'must be a web address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.twilio.com'),
  SMS_UNIT_COST: z
    .string()
    .regex(/^(?:\d{1,2}(?:\.\d{1,2})?|100)$/, 'must be cents from 0 to 100, two decimals at most')
    .default('1')
    .transform((cents) => Math.round(Number(cents) * 100)),
};

/** What belongs together: none of them is of use without the others. */
export const twilioNames = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'];

/** The account at Twilio, by the settings; undefined where there is none. */
export function twilioOf(settings: {
  readonly TWILIO_ACCOUNT_SID?: string | undefined;
  readonly TWILIO_AUTH_TOKEN?: string | undefined;
  readonly TWILIO_FROM?: string | undefined;
  readonly TWILIO_API: string;
}): TwilioConfig | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = settings;
  const { TWILIO_FROM: from, TWILIO_API: api } = settings;
  return accountSid && authToken && from ? { accountSid, authToken, from, api } : undefined;
}
