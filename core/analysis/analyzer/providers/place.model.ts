/** Where an address is: on this machine, on a private network, or outside of both. In this order each holds those before it. */
export const PLACES = ['machine', 'network', 'outside'] as const;
export type Place = (typeof PLACES)[number];

export const isWithin = (place: Place, reach: Place): boolean =>
  PLACES.indexOf(place) <= PLACES.indexOf(reach);

/** The widest of several places. */
export const widest = (places: readonly Place[]): Place =>
  places.reduce((wide, place) => (isWithin(place, wide) ? wide : place), 'machine');
