import { isRoutingNumber } from '@counter/contract/shared';
import { z } from 'zod';

/** The payer of payouts, as registered with the marketplace's bank. */
export type Payer = {
  readonly name: string;
  /** The bank's id for the company, often 1 and its tax id. */
  readonly companyId: string;
  readonly bankName: string;
  /** The routing number of the paying bank. */
  readonly routingNumber: string;
};

const line = (max: number, example: string) => {
  const message = `must have 1 to ${max} letters, digits and blanks, such as ${example}`;
  return z.string().regex(new RegExp(`^[\\x20-\\x7E]{1,${max}}$`), message);
};

/** Settings of the payer. Without them the payer is fictitious. */
export const payerSettings = {
  PAYER_NAME: line(23, 'Counter Marketplace').default('Counter Marketplace'),
  PAYER_COMPANY_ID: z
    .string()
    .regex(/^[A-Za-z0-9]{10}$/, 'must have 10 letters or digits, such as 1123456789')
    .default('1000000000'),
  PAYER_BANK_NAME: line(23, 'First Example Bank').default('Demo Bank'),
  PAYER_ROUTING_NUMBER: z
    .string()
    .refine(isRoutingNumber, 'must be the 9 digits of a bank, the last of which checks the others')
    .default('123456780'),
};

/** Returns the payer from the settings. */
export function payerOf(settings: {
  readonly PAYER_NAME: string;
  readonly PAYER_COMPANY_ID: string;
  readonly PAYER_BANK_NAME: string;
  readonly PAYER_ROUTING_NUMBER: string;
}): Payer {
  return {
    name: settings.PAYER_NAME,
    companyId: settings.PAYER_COMPANY_ID,
    bankName: settings.PAYER_BANK_NAME,
    routingNumber: settings.PAYER_ROUTING_NUMBER,
  };
}
