export const vehicles = ['BICYCLE', 'MOTORBIKE', 'CAR', 'ON_FOOT'] as const;

export type Vehicle = (typeof vehicles)[number];

const labels: Record<Vehicle, string> = {
  BICYCLE: 'Bicycle',
  MOTORBIKE: 'Motorbike',
  CAR: 'Car',
  ON_FOOT: 'On foot',
};

/** Returns the label of a vehicle. */
export function vehicleLabel(vehicle: Vehicle): string {
  return labels[vehicle];
}

/** Returns true if a vehicle has a number plate. */
export function hasPlate(vehicle: Vehicle): boolean {
  return vehicle === 'MOTORBIKE' || vehicle === 'CAR';
}
