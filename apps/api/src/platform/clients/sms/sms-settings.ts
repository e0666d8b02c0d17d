import { z } from 'zod';
import { parseCountries } from './countries.ts';
import type { TwilioConfig } from './twilio.ts';
import type { SmsLimits } from './text-kinds.ts';

const countries = z.string().transform((text, context) => {
  const codes = parseCountries(text);
  if (codes) return codes;
  const message = 'must be country codes with commas between: US,CA';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const perDay = (limit: number) => {
  const message = 'must be a whole number from 1 to 1000000';
  return z.coerce
    .number(message)
    .int(message)
    .min(1, message)
    .max(1_000_000, message)
    .default(limit);
};

/** Settings for sending text messages. Without them texts are captured, not sent. */
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
  SMS_COUNTRIES: countries.optional(),
  SMS_PER_ADDRESS: perDay(50),
  SMS_PER_NUMBER: perDay(12),
  SMS_PER_STORE: perDay(500),
  SMS_PER_DAY: perDay(5000),
  SMS_PER_STORE_CAMPAIGNS: perDay(20_000),
};

/** Returns the daily limits for texts. */
export function smsLimitsOf(settings: {
  readonly SMS_PER_ADDRESS: number;
  readonly SMS_PER_NUMBER: number;
  readonly SMS_PER_STORE: number;
  readonly SMS_PER_DAY: number;
  readonly SMS_PER_STORE_CAMPAIGNS: number;
}): SmsLimits {
  return {
    ADDRESS: settings.SMS_PER_ADDRESS,
    NUMBER: settings.SMS_PER_NUMBER,
    STORE: settings.SMS_PER_STORE,
    EVERYWHERE: settings.SMS_PER_DAY,
    CAMPAIGNS: settings.SMS_PER_STORE_CAMPAIGNS,
  };
}

/** Settings that only work together. */
export const twilioNames = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'];

/** Returns the Twilio account; undefined if the settings have none. */
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
