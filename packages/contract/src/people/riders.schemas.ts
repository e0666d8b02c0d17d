import { z } from 'zod/mini';
import { oneOf } from '../shared/choice.ts';
import { uploadedPicture } from '../files/files.schemas.ts';
import { fieldRule, textBetween } from '../shared/fields.ts';
import { id } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';
import { cnicNumber, contactNumber } from './person-fields.ts';
import { hasPlate, vehicles, type Vehicle } from './riders.choices.ts';
import { upTo } from '../shared/lengths.ts';

/** A person who delivers the store's orders. */
export const rider = z.object({
  id,
  name: z.string(),
  phone: z.string(),
  cnic: sensitive(z.string(), 'people:private'),
  vehicle: z.enum(vehicles),
  /** Empty if the vehicle has none. */
  plate: z.string(),
  image: z.nullable(z.string()),
  /** True if they can be assigned orders now. */
  onDuty: z.boolean(),
  olVersion: z.int(),
});

export type Rider = z.infer<typeof rider>;

type Plated = { readonly vehicle: Vehicle; readonly plate: string };

/** Omit `id` or send 0 to add a rider; otherwise `olVersion` is the edited version. */
export const riderRequest = z
  .object({
    storeId: id,
    id: z._default(z.int().check(z.minimum(0)), 0),
    olVersion: z.optional(z.int()),
    name: textBetween('Rider name is required.', 2, 50),
    phone: contactNumber('Rider phone number is required.'),
    cnic: cnicNumber('Rider CNIC # is required.'),
    vehicle: oneOf(vehicles, 'Vehicle is required.'),
    plate: z._default(z.string().check(z.trim(), upTo(15)), ''),
    image: z._default(z.nullable(uploadedPicture), null),
  })
  .check(
    fieldRule<Plated>(
      'plate',
      'Plate is required.',
      ({ vehicle, plate }) => !vehicle || !hasPlate(vehicle) || plate !== '',
    ),
  );

export type RiderRequest = z.output<typeof riderRequest>;

export const riderDutyRequest = z.object({ storeId: id, id, onDuty: z.boolean() });

export const riderNamed = z.object({ storeId: id, id });
