import type { OwnNeeds } from '../definition.js';
import { lookUpPlace, reachOf } from '../http/places.js';
import { isWithin, type Place } from '../place.model.js';

/** Where a model of one's own is, and how far its connections may lead. */
export interface OwnPlace {
  /** As far as the address and the server's policy let a connection lead. */
  farthest(url: string): Place;
  /** As it was found last, else as far as it may be; on this machine while no address is set. */
  now(): Place;
  /** Looks the address up. */
  find(): Promise<Place>;
}

export function createOwnPlace({
  settings,
  mayLeave,
  resolve,
}: Pick<OwnNeeds, 'settings' | 'mayLeave' | 'resolve'>): OwnPlace {
  let seen: { url: string; place: Place } | undefined;
  const farthest = (url: string): Place => {
    const reach = reachOf(url);
    const isPlain = new URL(url).protocol === 'http:';
    return isWithin(reach, 'network') || (mayLeave() && !isPlain) ? reach : 'network';
  };
  return {
    farthest,
    now() {
      const { url = '' } = settings();
      if (url === '') return 'machine';
      return seen?.url === url ? seen.place : farthest(url);
    },
    async find() {
      const { url } = settings();
      if (url === undefined) return 'machine';
      const most = farthest(url);
      const found = (await lookUpPlace(url, resolve)) ?? most;
      seen = { url, place: isWithin(found, most) ? found : most };
      return seen.place;
    },
  };
}
