import { type FileAnswer, type OfId, operation } from '../../platform/operations/operation.js';
import type { CreatePortraitInput, Portrait } from './portraits.schemas.js';

const view = 'portraits:view';
const manage = 'portraits:manage';
const path = '/api/user-profile-images';
const ofPortrait = `${path}/{id}` as const;

/** What can be done with user portraits. */
export const PORTRAITS = {
  list: operation<object, Portrait[]>({
    id: 'listPortraits',
    access: view,
    get: path,
    summary: 'All user-portrait images, the newest first',
  }),
  /** Refused (400) when it is no image. */
  create: operation<CreatePortraitInput, Portrait>({
    id: 'createPortrait',
    access: manage,
    post: path,
    summary: 'Make an upload a portrait: checked by its bytes and re-encoded from its pixels',
  }),
  delete: operation<OfId, void>({
    id: 'deletePortrait',
    access: manage,
    delete: ofPortrait,
    summary: 'Delete a portrait for good',
  }),
  image: operation<OfId, FileAnswer>({
    id: 'getPortraitImage',
    access: view,
    get: `${ofPortrait}/image`,
    summary: 'The image of a portrait',
  }),
  thumbnail: operation<OfId, FileAnswer>({
    id: 'getPortraitThumbnail',
    access: view,
    get: `${ofPortrait}/thumbnail`,
    summary: 'A small WebP of a portrait',
  }),
};
