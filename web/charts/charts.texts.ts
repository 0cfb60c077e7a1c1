import { textsOf } from '@smops/core/platform/language/language.model.js';

/** What stands around every chart. */
export const CHARTS_TEXT = textsOf('charts', {
  asTable: 'Show as a table',
  asChart: 'Show as a chart',
  menu: (title: string) => `${title}: table and image`,
  png: 'Image',
  svg: 'Drawing',
  copy: 'Copy image',
  copied: 'Image copied',
  copyFailed: 'The browser does not allow the image to be copied. Download it instead.',
  imageFailed: 'The browser could not make the image. Download the drawing (SVG) instead.',
});
