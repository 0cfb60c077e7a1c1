import type { Generated, Insertable, Selectable } from 'kysely';
import type { CleanImage } from '../../platform/objects/images/image-work.js';

export interface PortraitTable {
  id: Generated<number>;
  objectKey: string;
  mediaType: CleanImage['mediaType'];
  sizeBytes: number;
  width: number;
  height: number;
  uploadedBy: string;
  uploadedAt: Date;
  originalFilename: string;
}

export type PortraitRow = Selectable<PortraitTable>;
export type NewPortraitRow = Insertable<PortraitTable>;
