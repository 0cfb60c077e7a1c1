import type { Generated, Insertable, Selectable } from 'kysely';
import type { UploadPurpose } from './objects.constants.js';

export interface ObjectUploadTable {
  id: Generated<number>;
  key: string;
  multipartId: string | null;
  /** The actor's name: no other user may use the upload. */
  owner: string;
  /** As people gave it, made harmless; only ever shown. */
  fileName: string;
  /** As the sender claims; nothing is decided by it. */
  mediaType: string;
  purpose: Generated<UploadPurpose>;
  createdAt: Date;
  usedAt: Date;
}

export type ObjectUploadRow = Selectable<ObjectUploadTable>;
export type NewObjectUploadRow = Insertable<ObjectUploadTable>;
