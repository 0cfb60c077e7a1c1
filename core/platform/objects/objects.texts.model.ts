import { sentencesOf } from '../language/language.model.js';

/** What is said of uploads, images and portraits. */
export const SAY = sentencesOf('core.objects', {
  neverBegun: 'This upload does not exist: it was ended or never begun.',
  fileTooLarge: (limit: string) => `The file is larger than the limit of ${limit}.`,
  uploadIsImage: 'upload: this upload is an image. Begin it with metadata.purpose "comments".',
  notComplete: 'This upload is not complete yet: send all parts, and complete it.',
  takenElsewhere: 'This upload was taken by another request.',
  libraryMissing:
    'Images cannot be read on this computer: the library for them (sharp) cannot be loaded. Everything else works. smops doctor says more.',
  imageDamaged: 'This image is damaged or cut short.',
  imageTooLarge: (pixels: number, side: string) =>
    `This image is too large: at most ${pixels} million pixels and ${side} on a side. Make it smaller.`,
  notAnImage: 'This file is not a supported image. Use PNG, JPEG, WebP, GIF or AVIF.',
  noImageThere: 'There is no image at this address. Use PNG, JPEG, WebP, GIF or AVIF.',
  tooManyUploads: (max: number) =>
    `More than ${max} uploads have been started but not saved. Save or cancel some; the rest is removed automatically within a day.`,
  tooManyLarge: (max: number) =>
    `${max} large uploads are already under way. Finish or cancel some; unfinished ones are removed automatically within a day.`,
  notSigned: 'The address is not signed, or not whole.',
  wrongSignature: 'The signature does not fit this address.',
  brokeOff: 'The file broke off before its end.',
  partsTooLarge: (limit: number) => `The parts together are larger than the limit of ${limit} MiB.`,
  onePart: 'An object needs at least one part.',
  partsOrder: 'The parts are not in the order of their numbers.',
  partMissing: (part: number) => `Part ${part} is not there, or is another one.`,
  partSmall: (part: number) => `Part ${part} is smaller than 5 MiB and not the last.`,
  silentFile: 'Nothing more came of the file for too long.',
  fieldRequired: (field: string) => `${field} is required.`,
  purposeIs: (purposes: string) => `purpose is ${purposes}.`,
  partNumber: (max: number) => `The part number is a whole number from 1 to ${max}.`,
  unreachable: 'This address cannot be reached.',
  answered: (status: number) => `This address answered ${status}.`,
  packed: 'The file at this address is packed, which is not read.',
  remoteTooLarge: 'The image at this address is larger than 10 MiB.',
  leadsOn: 'This address redirects too many times.',
  noSheetLink: 'This is no link to a Google sheet.',
  closedSheet:
    'This Google sheet cannot be read without signing in. Open it, choose Share, and under “General access” choose “Anyone with the link”; or download it as CSV.',
  sheetLeadsOn: 'This Google sheet leads to a place that is not Google’s, which is not asked.',
  sheetTooLarge: (megabytes: number) => `This Google sheet is larger than ${megabytes} MB.`,
  privateAddress: 'This address leads into a private network, or nowhere; only public ones are fetched.',
  noAddress: 'This is not an address.',
  onlyHttp: 'Only addresses that begin with http:// or https:// are fetched.',
  noPasswords: 'An address with a password is not fetched.',
  onlyPorts: 'Only the ports 80, 443 and those from 1024 on are fetched.',
  notFetched: 'The image could not be fetched.',
  cancelled: 'The image was not fetched: it was cancelled, or took too long.',
  tooManyFetched: 'Too many images are being fetched.',
  imageBrokeOff: 'The image broke off before its end.',
  nothingUploaded: 'Nothing was uploaded to this address yet.',
  ownUploadsOnly: 'imageUrl: only the address of an upload to smops itself is taken.',
  isCommentFile: 'imageUrl: this upload is a comment file, not an image.',
  registered: 'This upload is registered already.',
  portraitDamaged: (id: number, present: number, whole: number) =>
    `The image of portrait ${id} is damaged (${present} of ${whole} bytes). Upload it again, or restore a backup.`,
  storeBeganNothing: 'The object store began no upload.',
  storeUnreachable: (why: string) => `The object store cannot be reached (${why}).`,
  noObject: 'There is no such object.',
  storeRefused: (code: string) =>
    `The object store refused the call (${code}). An admin must check the S3 settings.`,
  noTemporaryKeys:
    'Temporary keys are not configured. Set S3_STS_ROLE_ARN or S3_STS_FEDERATION_NAME, or let smops sign each upload.',
  keysUnreachable: (why: string) => `The service of temporary keys cannot be reached (${why}).`,
  keysRefused: (code: string) =>
    `Temporary keys were refused (${code}). An admin must check the S3_STS settings.`,
});
