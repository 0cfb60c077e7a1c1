import { z } from 'zod';
import { LINK_MAX } from './lists.constants.js';

/** Control characters, NUL among them, have no place in a field of one line. */
const hasControl = (value: string) => /\p{Cc}/u.test(value);
/** The same, but a text of several lines may have line breaks and tabs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const hasHardControl = (value: string) => /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(value);

const text = (name: string, max: number) =>
  z
    .string({
      error: (issue) => (issue.input == null ? `${name} is required.` : `${name} must be text.`),
    })
    .max(max, `${name} may have at most ${max} characters.`)
    .refine((value) => value.isWellFormed(), `${name} holds broken characters.`);

/** Text of one line that must hold something. It is kept as it came, spaces included. */
export const requiredText = (name: string, max: number) =>
  text(name, max)
    .min(1, `${name} is required.`)
    .refine((value) => value === '' || value.trim() !== '', `${name} is required.`)
    .refine((value) => !hasControl(value), `${name} may have no control characters.`);

/** Text of several lines that may be missing (null). */
export const optionalLines = (name: string, max: number) =>
  text(name, max)
    .refine((value) => !hasHardControl(value), `${name} may have no control characters.`)
    .nullish()
    .transform((value) => value ?? null);

/** `https://facebook.com@evil.example/` shows one site and leads to another. */
const USER_PART = /^https?:\/\/[^/?#\\]*@/i;

export const isWebLink = (value: string): boolean =>
  /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value) && !USER_PART.test(value);

/** A link that may be missing; empty text counts as missing (null). Only http and https, without a user name. */
export const optionalLink = (name: string) =>
  text(name, LINK_MAX)
    .refine(
      (value) => value === '' || isWebLink(value),
      `${name} must be an address that begins with http:// or https:// and holds no user name.`,
    )
    .nullish()
    .transform((value) => value || null);

/** Counts the record's changes; sent back as If-Match, a change that someone else has overtaken is refused. */
export const recordVersion = z
  .number()
  .int()
  .meta({ description: "Counts this record's changes", example: 1 });
