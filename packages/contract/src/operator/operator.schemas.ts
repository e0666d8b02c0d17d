import { z } from 'zod/mini';
import { leadStates } from '../home/home.schemas.ts';
import { applicationStates, businessTypeCodes } from '../onboarding/onboarding.schemas.ts';
import { deliveryMethods } from '../orders/orders.choices.ts';
import { maskedBankDetails, verifiedParts } from '../settings/bank-details.schemas.ts';
import { numberBetween } from '../shared/fields.ts';
import { id, instant, minorUnits, requiredText } from '../shared/schema.ts';
import { healthFacts } from './store-problems.ts';
import { orderExpiries } from '../store/business-form.schemas.ts';
import { storeStatus, suspension } from '../store/store.schemas.ts';
import { personProof } from '../auth/proof.schemas.ts';
import { upTo } from '../shared/lengths.ts';

/** The page size of all operator lists. */
export const operatorPageSize = 20;

/** The marketplace staff's open work. */
export const operatorOverview = z.object({
  newLeads: z.int(),
  waitingApplications: z.int(),
  /** Stores with an unverified part. */
  unverifiedStores: z.int(),
  /** Open stores without an open screen. */
  storesWithoutScreen: z.int(),
  /** Stores whose latest payout the bank returned. */
  storesWithReturnedPayout: z.int(),
  suspendedStores: z.int(),
  /** Charges disputed by their stores. */
  contestedCharges: z.int(),
  /** Reviews reported by stores. */
  reportedReviews: z.int(),
  /** Card payments that are stuck. */
  failedCardPayments: z.int(),
  failedMessages: z.int(),
  /** The time of the oldest item of each kind; null if there is none. */
  oldestAt: z.object({
    newLeads: z.nullable(instant),
    waitingApplications: z.nullable(instant),
    storesWithoutScreen: z.nullable(instant),
    contestedCharges: z.nullable(instant),
    reportedReviews: z.nullable(instant),
    failedCardPayments: z.nullable(instant),
    failedMessages: z.nullable(instant),
  }),
});

export type OperatorOverview = z.infer<typeof operatorOverview>;

/** The name of an overview count. */
export type OperatorCount = Exclude<keyof OperatorOverview, 'oldestAt'>;

/** Pages are numbered from 0. Values in a URL are text. */
export const listQuery = z.object({
  pageNumber: z._default(z.string().check(z.regex(/^\d{1,6}$/, 'Enter a number')), '0'),
  search: z._default(z.string().check(z.trim(), upTo(100)), ''),
});

export const leadsQuery = z.extend(listQuery, { state: z.optional(z.enum(leadStates)) });

export const leadUpdate = z.object({
  id,
  state: z.enum(leadStates),
  notes: z.string().check(z.trim(), upTo(5000)),
});

export const applicationsQuery = z.extend(listQuery, {
  state: z.optional(z.enum(applicationStates)),
});

/** An application in the queue, oldest first. */
export const applicationRow = z.object({
  storeId: id,
  storeName: z.string(),
  branchName: z.string(),
  applicant: z.string(),
  email: z.string(),
  /** True for the merchant's first store. */
  first: z.boolean(),
  state: z.enum(applicationStates),
  submittedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
});

export type ApplicationRow = z.infer<typeof applicationRow>;

/** Everything that the applicant submitted. */
export const application = z.extend(applicationRow, {
  emailConfirmed: z.boolean(),
  phoneNumber: z.string(),
  address: z.string(),
  storePhoneNumber: z.string(),
  businessType: z.nullable(z.enum(businessTypeCodes)),
  /** Percent. */
  /** Percent, with up to 4 decimals. */
  storeTaxRate: z.number(),
  workingHours: z.string(),
  totalLocations: z.nullable(z.int()),
  menuWebsite: z.string(),
  menuPics: z.array(z.string()),
  timeZone: z.string(),
  image: z.nullable(z.string()),
  bank: z.nullable(maskedBankDetails),
  reason: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  lead: z.nullable(z.object({ id, businessName: z.string(), notes: z.string() })),
});

export type Application = z.infer<typeof application>;

export const approveRequest = z.object({ storeId: id });

export const refuseRequest = z.object({
  storeId: id,
  reason: requiredText('Enter what is missing or wrong. The applicant will read it', 1000),
});

export const verifyRequest = z.object({
  storeId: id,
  part: z.enum(verifiedParts),
  verified: z.boolean(),
  ...personProof.shape,
});

/** A request to show the date of birth of a store's representative. */
export const birthDateRequest = z.object({
  storeId: id,
  /** Chosen by the caller to identify the press: a retry after a lost response counts as the same. */
  press: requiredText('Say which press this is', 64),
  ...personProof.shape,
});

/** The unmasked date of birth of a store's representative. */
export const birthDate = z.object({
  /** `YYYY-MM-DD` */
  dateOfBirth: z.string(),
});

export type BirthDate = z.infer<typeof birthDate>;

/** The filters of the store list. A suspended store may be unverified too. */
export const operatorStoreStates = ['ACTIVE', 'SUSPENDED', 'UNVERIFIED', 'NOT_APPROVED'] as const;

export type OperatorStoreState = (typeof operatorStoreStates)[number];

/** The sort orders of the list: by name, by recent orders, or by health with the worst first. `-` reverses an order. */
export const operatorStoreSorts = [
  'name',
  '-name',
  'orders',
  '-orders',
  'health',
  '-health',
] as const;

export type OperatorStoreSort = (typeof operatorStoreSorts)[number];

export const operatorStoresQuery = z.extend(listQuery, {
  state: z.optional(z.enum(operatorStoreStates)),
  sort: z._default(z.enum(operatorStoreSorts), 'name'),
});

/** A store as marketplace staff see it. */
export const operatorStore = z.object({
  id,
  name: z.string(),
  branchName: z.string(),
  storeUrl: z.string(),
  address: z.string(),
  image: z.nullable(z.string()),
  owners: z.array(z.object({ fullName: z.string(), email: z.string() })),
  currency: z.string(),
  approved: z.boolean(),
  createdAt: instant,
  /** The marketplace's commission on the discounted subtotal, in percent. */
  deliveredFee: z.number(),
  pickedUpFee: z.number(),
  /** The marketplace's commission on delivery fees, in percent. */
  deliveryCommission: z.number(),
  suspension: z.nullable(suspension),
  /** The verified parts; null before details were submitted. */
  verified: z.nullable(
    z.object({ bank: z.boolean(), company: z.boolean(), representative: z.boolean() }),
  ),
  /** Null for an unapproved store. */
  health: z.nullable(healthFacts),
});

export type OperatorStore = z.infer<typeof operatorStore>;

/** A store's details, including how it takes orders. */
export const operatorStoreDetail = z.extend(operatorStore, {
  status: storeStatus,
  minimumOrder: minorUnits,
  deliveryMethods: z.array(z.enum(deliveryMethods)),
  preparationMinutes: z.int(),
  orderExpiry: z.enum(orderExpiries),
  /** The minutes to accept a new order if there is an accept clock. */
  expiryMinutes: z.int(),
});

export type OperatorStoreDetail = z.infer<typeof operatorStoreDetail>;

const percent = (required: string) =>
  numberBetween(required, {
    minimum: 0,
    maximum: 50,
    decimals: 2,
    message: 'Commission must be between 0 and 50',
  });

export const commissionRequest = z.object({
  storeId: id,
  deliveredFee: percent('Commission on delivered orders is required'),
  pickedUpFee: percent('Commission on picked-up orders is required'),
  deliveryCommission: percent('Commission on delivery fees is required'),
});

/** `until` is a future instant, or null until staff lift the suspension. */
export const suspendRequest = z.object({
  storeId: id,
  reason: requiredText('Enter a reason. The store will read it', 1000),
  until: z.nullable(instant),
});

export const liftRequest = z.object({ storeId: id });

/** The choices for how many minutes staff may view a store as its owner. */
export const ownerViewMinutes = [15, 30, 60] as const;

export const ownerViewRequest = z.object({
  storeId: id,
  /** The owners see it. */
  reason: requiredText('Give a reason. The owner reads it.', 300),
  minutes: z.literal(ownerViewMinutes, { error: 'Choose one of the list' }),
});

export type OwnerViewRequest = z.output<typeof ownerViewRequest>;

export const endOwnerViewRequest = z.object({ storeId: id });

/** A staff member's view of a store as its owner. */
export const ownerView = z.object({ storeId: id, endsAt: instant });

export type OwnerView = z.infer<typeof ownerView>;

export const messageKinds = ['MAIL', 'SMS'] as const;

export type MessageKind = (typeof messageKinds)[number];

/** Queued, captured here instead of sent, sent, or failed for good. */
export const messageStates = ['QUEUED', 'CAPTURED', 'SENT', 'FAILED'] as const;

export type MessageState = (typeof messageStates)[number];

export const messagesQuery = z.extend(listQuery, { state: z.optional(z.enum(messageStates)) });

/** A mail or text message that this installation wrote. */
export const messageRow = z.object({
  id,
  kind: z.enum(messageKinds),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(messageStates),
  createdAt: instant,
  sentAt: z.nullable(instant),
  /** The reason it wasn't sent. */
  failure: z.nullable(z.string()),
});

export type MessageRow = z.infer<typeof messageRow>;

/** `body` and `html` are only present for a captured message. The links of a sent one belong to its recipient alone. */
export const message = z.extend(messageRow, {
  body: z.nullable(z.string()),
  /** A mail's HTML. */
  html: z.nullable(z.string()),
  /** True if mail to its recipient stopped after a bounce. */
  bounces: z.boolean(),
});

export const mailAgainRequest = z.object({ id });

export type Message = z.infer<typeof message>;
