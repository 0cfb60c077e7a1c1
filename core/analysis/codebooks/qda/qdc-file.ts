import { invalid } from '../../../errors.js';
import { comparedName } from '../../../platform/records/compared-name.model.js';
import type { CodebookVariable, CodebookVariableInput } from '../codebooks.schemas.js';
import { CODEBOOKS_TEXTS } from '../codebooks.texts.model.js';
import { GUID } from '../variable-names.model.js';
import { MAX_VARIABLE_LENGTH, MAX_VARIABLES } from '../variables.constants.js';
import { cut, readDescription, writeDescription } from './description.js';
import type { QdaCode, QdaOrigin, QdaSet } from './qda.model.js';
import { escapeXml, readXml, type XmlElement } from './xml.js';

/**
 * Codebooks as programs for qualitative analysis exchange them (REFI-QDA Standard, "Codebook", 1.0): codes within codes,
 * with guid, name, colour and description, and sets of codes.
 */
const NAMESPACE = 'urn:QDA-XML:codebook:1.0';
const SCHEMA = 'http://schema.qdasoftware.org/versions/Codebook/v1.0/Codebook.xsd';

/** What stands between the names of a code's path. */
const PATH = ': ';

const refuse = (why: string) => invalid(CODEBOOKS_TEXTS().notXmlFile(why));
const childrenOf = (element: XmlElement | undefined, name: string) =>
  element?.children.filter((child) => child.name === name) ?? [];

/** A text that a name can be: one line without control characters. */
const asLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\ufffe\uffff\s]+/gu, ' ')
    .trim();
const asText = (text: string) => text.toWellFormed().replace(/[^\n\t\P{Cc}]|[\ufffe\uffff]/gu, '');
const descriptionOf = (element: XmlElement) => asText(childrenOf(element, 'Description')[0]?.text ?? '');

function guidOf(element: XmlElement, attribute = 'guid'): string {
  const guid = element.attributes.get(attribute)?.trim() ?? '';
  if (!GUID.test(guid)) throw refuse(CODEBOOKS_TEXTS().noGuid);
  return guid;
}

/**
 * A name that no variable has yet, and that is not too long. The names of the path may be cut, if not to less than what is
 * too long already.
 */
function freeName(path: readonly string[], taken: ReadonlySet<string>): string {
  const fitting = path
    .map((_, at) => path.slice(at).join(PATH))
    .find((name) => name.length <= MAX_VARIABLE_LENGTH);
  const name = fitting ?? `${cut(path.at(-1) ?? '', MAX_VARIABLE_LENGTH - 1)}…`;
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '' : ` (${count})`;
    const tried = `${cut(name, MAX_VARIABLE_LENGTH - ending.length)}${ending}`;
    if (!taken.has(comparedName(tried))) return tried;
  }
}

/** What stays of a file beside its variables, or null where that is nothing. */
function originOf(codes: QdaCode[], sets: QdaSet[]): QdaOrigin | null {
  const isPlain = codes.every(
    (code) =>
      code.isCodable &&
      code.parent === null &&
      code.color === null &&
      code.description === null &&
      code.variable === code.name,
  );
  return isPlain && sets.length === 0 ? null : { codes, sets };
}

/**
 * The variables of a .qdc file: its codes that can be given, named by their path (`Cost: fares`), with the guids as ids.
 * Throws VALIDATION for a file that is none, has no such code, or more than a codebook takes.
 */
export function readQdc(bytes: Uint8Array): { variables: CodebookVariableInput[]; qda: QdaOrigin | null } {
  const book = readXml(bytes);
  if (book.name !== 'CodeBook') throw refuse(CODEBOOKS_TEXTS().notCodebook);
  const codes: QdaCode[] = [];
  const variables: CodebookVariableInput[] = [];
  const names = new Set<string>();
  const guids = new Set<string>();
  const takeGuid = (element: XmlElement) => {
    const guid = guidOf(element);
    if (guids.has(guid.toLowerCase())) throw refuse(CODEBOOKS_TEXTS().guidTwice(guid));
    guids.add(guid.toLowerCase());
    return guid;
  };
  const take = (element: XmlElement, parent: string | null, above: readonly string[]) => {
    const id = takeGuid(element);
    const name = asLine(element.attributes.get('name') ?? '');
    if (name === '') throw refuse(CODEBOOKS_TEXTS().codeWithoutName);
    const path = [...above, name.slice(0, MAX_VARIABLE_LENGTH + 1)];
    const isCodable = !/^(?:false|0)$/.test(element.attributes.get('isCodable')?.trim() ?? 'true');
    if (isCodable && variables.length === MAX_VARIABLES)
      throw invalid(CODEBOOKS_TEXTS().tooManyVariables(MAX_VARIABLES));
    const written = descriptionOf(element);
    const described = readDescription(written);
    const variable = isCodable ? freeName(path, names) : null;
    if (variable !== null) {
      names.add(comparedName(variable));
      variables.push({ id, name: variable, ...described });
    }
    const isOurs = variable !== null && writeDescription(described) === written;
    codes.push({
      id,
      name,
      parent,
      isCodable,
      color: element.attributes.get('color') ?? null,
      variable,
      description: isOurs ? null : written,
    });
    for (const child of childrenOf(element, 'Code')) take(child, id, path);
  };
  for (const list of childrenOf(book, 'Codes')) {
    for (const code of childrenOf(list, 'Code')) take(code, null, []);
  }
  const sets = childrenOf(book, 'Sets')
    .flatMap((list) => childrenOf(list, 'Set'))
    .map((set) => ({
      id: takeGuid(set),
      name: asLine(set.attributes.get('name') ?? ''),
      description: descriptionOf(set),
      members: childrenOf(set, 'MemberCode').map((member) => guidOf(member)),
    }));
  if (variables.length === 0) throw invalid(CODEBOOKS_TEXTS().fileEmpty);
  return { variables, qda: originOf(codes, sets) };
}

/** A code to be written. */
interface WrittenCode {
  id: string;
  name: string;
  isCodable: boolean;
  color: string | null;
  description: string;
  /** Place of its variable in the codebook, for the order among its siblings. */
  place: number;
  children: WrittenCode[];
}

/** A code's own name: the file's where the variable is still called so, else the variable's without the path above it. */
function ownName(variable: CodebookVariable, code: QdaCode | undefined, above: readonly string[]): string {
  if (code === undefined) return variable.name;
  if (code.variable === variable.name) return code.name;
  const path = above.map((name) => `${name}${PATH}`).join('');
  return variable.name.startsWith(path) ? variable.name.slice(path.length) || variable.name : variable.name;
}

/** The file's own description where the variable still says what it said. */
function descriptionFor(variable: CodebookVariable, code: QdaCode | undefined): string {
  const ours = writeDescription(variable);
  const theirs = code?.description ?? null;
  return theirs !== null && writeDescription(readDescription(theirs)) === ours ? theirs : ours;
}

/** Codes in the file's tree, the new ones after them. A code whose variable is gone stays only to hold others. */
function codesOf(variables: readonly CodebookVariable[], { codes }: QdaOrigin): WrittenCode[] {
  const places = new Map(
    variables.map((variable, place) => [variable.id.toLowerCase(), { variable, place }]),
  );
  const known = new Set(codes.map(({ id }) => id.toLowerCase()));
  const below = new Map<string | null, QdaCode[]>();
  for (const code of codes) {
    const siblings = below.get(code.parent);
    if (siblings === undefined) below.set(code.parent, [code]);
    else siblings.push(code);
  }
  const build = (parent: string | null, above: readonly string[], before: number): WrittenCode[] => {
    let last = before;
    const built = (below.get(parent) ?? []).flatMap((code): WrittenCode[] => {
      const found = places.get(code.id.toLowerCase());
      const name = found === undefined ? code.name : ownName(found.variable, code, above);
      const children = build(code.id, [...above, name], found?.place ?? last);
      if (found === undefined && code.isCodable && children.length === 0) return [];
      last = found?.place ?? children[0]?.place ?? last;
      return [
        {
          id: code.id,
          name,
          isCodable: found !== undefined,
          color: code.color,
          description: found === undefined ? (code.description ?? '') : descriptionFor(found.variable, code),
          place: last,
          children,
        },
      ];
    });
    return built.sort((a, b) => a.place - b.place);
  };
  const added = variables
    .map(
      (variable, place): WrittenCode => ({
        id: variable.id,
        name: variable.name,
        isCodable: true,
        color: null,
        description: writeDescription(variable),
        place,
        children: [],
      }),
    )
    .filter(({ id }) => !known.has(id.toLowerCase()));
  return [...build(null, [], -1), ...added].sort((a, b) => a.place - b.place);
}

const attribute = (name: string, value: string | null) =>
  value === null ? '' : ` ${name}="${escapeXml(value)}"`;
const descriptionElement = (text: string) =>
  text === '' ? '' : `<Description>${escapeXml(text)}</Description>`;

function codeElement({ id, name, isCodable, color, description, children }: WrittenCode): string {
  const attributes = `${attribute('guid', id)}${attribute('name', name)} isCodable="${isCodable}"${attribute('color', color)}`;
  const inner = `${descriptionElement(description)}${children.map(codeElement).join('')}`;
  return inner === '' ? `<Code${attributes}/>\n` : `<Code${attributes}>${inner}</Code>\n`;
}

function setElement({ id, name, description, members }: QdaSet, ids: ReadonlySet<string>): string {
  const kept = members.filter((member) => ids.has(member.toLowerCase()));
  const inner = `${descriptionElement(description)}${kept.map((member) => `<MemberCode${attribute('guid', member)}/>`).join('')}`;
  return `<Set${attribute('guid', id)}${attribute('name', name)}>${inner}</Set>\n`;
}

const idsOf = (codes: readonly WrittenCode[]): string[] =>
  codes.flatMap(({ id, children }) => [id.toLowerCase(), ...idsOf(children)]);

/** A codebook as a .qdc file, with what the file it came from had beside its variables. */
export function writeQdc(variables: readonly CodebookVariable[], qda: QdaOrigin | null): string {
  const codes = codesOf(variables, qda ?? { codes: [], sets: [] });
  const ids = new Set(idsOf(codes));
  const sets = (qda?.sets ?? []).map((set) => setElement(set, ids)).join('');
  return `<?xml version="1.0" encoding="utf-8"?>
<CodeBook xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${NAMESPACE} ${SCHEMA}" origin="smops">
<Codes>
${codes.map(codeElement).join('')}</Codes>
${sets === '' ? '' : `<Sets>\n${sets}</Sets>\n`}</CodeBook>
`;
}
