import { strFromU8, unzipSync } from 'fflate';

const PARTS = /(document|slide\d+|chart\d+|sheet\d+|sharedStrings|workbook)\.xml$/;

/** The texts of a Word, PowerPoint or XLSX file: paragraphs, cells, titles of charts and names of sheets. */
export const textsOfOfficeFile = (bytes: Uint8Array): string[] =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => PARTS.test(path))
    .flatMap(([, xml]) => {
      const text = strFromU8(xml);
      const sheets = [...text.matchAll(/<sheet name="([^"]*)"/g)].map(([, name]) => name ?? '');
      const said = [...text.matchAll(/<(?:w:|a:|c:)?[tv](?: [^>]*)?>([^<]*)</g)].map(([, one]) => one ?? '');
      return [...sheets, ...said].filter((one) => one.trim() !== '');
    });
