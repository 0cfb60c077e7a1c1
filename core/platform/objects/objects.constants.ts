/** Where objects lie in the store: what came in and is not checked yet, portraits, and small images made of them. */
export const OBJECT_FOLDERS = ['uploads', 'portraits', 'thumbnails'] as const;
export type ObjectFolder = (typeof OBJECT_FOLDERS)[number];

/** What an upload is for: each is taken by its own verbs only. */
export const UPLOAD_PURPOSES = ['image', 'comments'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

const MIB = 1024 * 1024;

/** Of one portrait, and how many can be chosen at once. */
export const IMAGE_MAX_BYTES = 10 * MIB;
export const IMAGES_AT_ONCE = 5;

/** The images that are taken: what every browser only shows. No SVG, which can run scripts. */
export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;
export type ImageType = (typeof IMAGE_TYPES)[number];

/** S3's number, which is also Uppy's. The last part may be smaller. */
export const PART_MIN_BYTES = 5 * MIB;

export const PARTS_MAX = 10_000;
/** Uppy makes parts of 5 MiB, or of a ten-thousandth of the file when that is more. */
export const PART_MAX_BYTES = 256 * MIB;
/** Uppy sends whole what is no larger. */
export const WHOLE_MAX_BYTES = 100 * MIB;

/** An upload address may be used this long. */
export const UPLOAD_ADDRESS_SECONDS = 15 * 60;
/** What was uploaded and never registered is removed this long after its last address was given out. */
export const UPLOAD_KEPT_MS = 24 * 60 * 60 * 1000;
/** An object that nothing names is removed when it is older: it might just be about to be named. */
export const ORPHAN_MIN_AGE_MS = 60 * 60 * 1000;
/** Uploads that one person may have begun and not registered. */
export const OPEN_UPLOADS_MAX = 200;
/** Of these in parts, each of which may hold the disk's room up to the limit of an object. */
export const OPEN_MULTIPARTS_MAX = 20;

/** A body that stops coming this long is given up. */
export const BODY_IDLE_MS = 30_000;

/** A file's name as people gave it, kept only to be shown. */
export const FILE_NAME_MAX = 255;
