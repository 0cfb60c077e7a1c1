import type { StartUploadInput } from '@smops/core/objects/uploads.schemas.js';
import { ensureOk } from './api-error.js';
import { type Client, readJson, readNothing } from './client.js';
import { param } from './list-calls.js';

/** All user-portrait images, the newest first. */
export const listPortraits = (client: Client) => readJson(client.api['user-profile-images'].$get());

/** An address that takes one image of up to 10 MiB by a PUT; without its query it is what `createPortrait` takes. */
export const createUploadAddress = (client: Client, input: StartUploadInput = {}) =>
  readJson(client.api.objects.upload.$post({ query: input }));

/** Makes an upload a portrait; refused (400) when it is no image. */
export const createPortrait = (client: Client, imageUrl: string) =>
  readJson(client.api['user-profile-images'].$post({ json: { imageUrl } }));

/** Deletes a portrait for good. */
export const deletePortrait = (client: Client, id: number) =>
  readNothing(client.api['user-profile-images'][':id'].$delete({ param: param(id) }));

/** The response with a portrait's image as its body, still to be read. */
export const getPortraitImage = (client: Client, id: number) =>
  ensureOk(client.api['user-profile-images'][':id'].image.$get({ param: param(id) }));
