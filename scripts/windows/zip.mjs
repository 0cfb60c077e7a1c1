/** A zip file whose bytes depend on its files alone: sorted, of one date, with no attributes of this machine. */
import { zipSync } from 'fflate';

/** The bytes of a zip file of `files`, by path (`/` between names) and content, in the order of the paths. */
export function zip(files) {
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: firstDay() });
}

/** The first day that a zip file can name, as local time: that is what fflate writes. */
const firstDay = () => new Date(1980, 0, 1, 12);
