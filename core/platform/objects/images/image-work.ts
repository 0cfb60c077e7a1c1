/** An image made new from its pixels. */
export interface CleanImage {
  bytes: Buffer;
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';
  ending: '.png' | '.jpg' | '.webp' | '.gif';
  width: number;
  height: number;
}

/** What the process that decodes images is told to make. */
export interface ImageWork {
  kind: 'clean' | 'thumbnail';
  bytes: Uint8Array;
}

/** What an image came out as; its bytes follow in pieces. */
export type MadeImage = Partial<Omit<CleanImage, 'bytes'>>;
