/** The three lists that staff keep, as the API's paths name them. */
export const LISTS = ['accounts', 'tasks', 'whatsapps'] as const;
export type ListName = (typeof LISTS)[number];

/** Most rows of one keyset page. */
export const PAGE_MAX = 1000;

/** Most records that one call changes. */
export const BULK_MAX = 5000;

export const NAME_MAX = 100;
export const GROUP_NAME_MAX = 200;
/** RFC 3696, erratum 1690. */
export const EMAIL_MAX = 254;
export const LINK_MAX = 2048;
export const TASK_MAX = 2000;
export const REQUIREMENTS_MAX = 10_000;
