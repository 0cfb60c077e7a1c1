import { sentencesOf } from '../../platform/language/language.model.js';

/** What is said of codebooks to those who make and change them. */
export const SAY = sentencesOf('core.codebooks', {
  nameTaken: (name: string) => `A codebook called “${name}” exists already. Choose another name.`,
  nameEndsLikeVersion: 'must not end with @ and a number, which names a version',
  changedMeanwhile: (name: string, version: number) =>
    `The codebook “${name}” has changed meanwhile: its version is now ${version}. Look at it, then make your change again.`,
  oneSource: 'one of variables, run and set is needed',
  twice: (name: string) => `“${name}” stands twice; each variable has a name of its own`,
  idTwice: (id: string) => `the id ${id} stands twice`,
  noVariables: 'This run has no variables to make a codebook of.',
  tooManyVariables: (most: number) =>
    `This file has more than ${most} variables, which is the most that a codebook takes. Split it.`,
  thisFile: 'This codebook file',
  smallerFile: 'Split it, or shorten what it says of its codes.',
  fileTooLarge: (limit: string) => `A codebook file may have at most ${limit}.`,
  fileEmpty: 'This file has no variables.',
  unreadableJson: 'This file is not valid JSON.',
  jsonWithoutVariables:
    'This JSON holds no codebook: it needs a list of variables, or an object with one under “variables”.',
  noNameColumn:
    'No column is called name. Name the columns: name, definition, counts, not_counts, examples_yes, examples_no, terms, vetoes.',
  line: (line: number, message: string) => `Line ${line}: ${message}`,
  notXmlFile: (why: string) => `This is no .qdc file that can be read: ${why}.`,
  hasDoctype: 'it declares a document type (<!DOCTYPE), which a codebook has no use for',
  brokenXml: 'its XML is broken or cut off',
  wrongEncoding: 'its text is neither UTF-8 nor UTF-16',
  notCodebook: 'its root element is not <CodeBook>',
  tooDeep: (most: number) => `its elements are nested more than ${most} deep`,
  tooManyElements: (most: number) => `it has more than ${most} elements`,
  tooManyAttributes: (most: number) => `an element has more than ${most} attributes`,
  longAttribute: (most: number) => `an attribute is longer than ${most} characters`,
  noGuid: 'a code or set has no guid',
  guidTwice: (guid: string) => `the guid ${guid} stands twice`,
  codeWithoutName: 'a code has no name',
  copiedFromRun: (file: string) => `From the run of ${file}`,
});
