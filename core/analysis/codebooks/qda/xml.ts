import { Parser } from 'saxen';
import { invalid } from '../../../errors.js';
import { CODEBOOKS_TEXTS } from '../codebooks.texts.model.js';

/** An element of an XML file. Its own text is put together, without that of its elements. */
export interface XmlElement {
  /** Without the prefix of its namespace. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  text: string;
}

const MAX_DEPTH = 60;
const MAX_ELEMENTS = 20_000;
/** Of one element, and the length of one. */
const MAX_ATTRIBUTES = 100;
const MAX_ATTRIBUTE_LENGTH = 10_000;

const refuse = (why: string) => invalid(CODEBOOKS_TEXTS().notXmlFile(why));

/** UTF-8, or UTF-16 with its mark. Throws VALIDATION for bytes that are neither. */
function textOf(bytes: Uint8Array): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refuse(CODEBOOKS_TEXTS().wrongEncoding);
  }
}

const NAMED: Record<string, string> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/** Text with XML's own references resolved; there are no others, since no document type is read. */
const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{1,8}));/g, (whole, decimal, hex, named) => {
    if (named !== undefined) return NAMED[named] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff) ? whole : String.fromCodePoint(code);
  });

const local = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads an XML file that may be hostile: no document type, and so no entities of its own, a limited depth and number of
 * elements and of their attributes. Throws VALIDATION for all else. Returns the root.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  const parser = new Parser();
  const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  let elements = 0;
  const add = (text: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  const { hasDoctype, tooDeep, tooManyElements, tooManyAttributes, longAttribute, brokenXml } =
    CODEBOOKS_TEXTS();
  parser.on('attention', () => {
    throw refuse(hasDoctype);
  });
  parser.on('error', () => {
    throw refuse(brokenXml);
  });
  parser.on('text', (text) => add(decode(text)));
  parser.on('cdata', add);
  parser.on('openTag', (name, attributesOf) => {
    elements += 1;
    if (elements > MAX_ELEMENTS) throw refuse(tooManyElements(MAX_ELEMENTS));
    if (open.length > MAX_DEPTH) throw refuse(tooDeep(MAX_DEPTH));
    const written = Object.entries(attributesOf() || {});
    if (written.length > MAX_ATTRIBUTES) throw refuse(tooManyAttributes(MAX_ATTRIBUTES));
    const attributes = written.map(([key, value]): [string, string] => {
      if (value.length > MAX_ATTRIBUTE_LENGTH) throw refuse(longAttribute(MAX_ATTRIBUTE_LENGTH));
      // A line break or tab in an attribute is a space.
      return [local(key), decode(value.replace(/[\r\n\t]+/g, ' '))];
    });
    const element = { name: local(name), attributes: new Map(attributes), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closeTag', () => {
    open.pop();
  });
  parser.parse(textOf(bytes).replace(/\r\n?/g, '\n'));
  const [only] = root.children;
  if (only === undefined) throw refuse(brokenXml);
  return only;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or an attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
