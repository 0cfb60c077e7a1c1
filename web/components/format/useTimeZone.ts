import { useAtomValue } from '../../state/atoms.js';
import { statusAtom } from '../../state/records/status.js';

/** What a server uses that was not told otherwise. */
const DEFAULT_TIME_ZONE = 'Asia/Kuala_Lumpur';

/** The time zone of the server: dates and times belong to it, wherever the viewer is. */
export const useTimeZone = (): string => useAtomValue(statusAtom).data?.timeZone ?? DEFAULT_TIME_ZONE;
