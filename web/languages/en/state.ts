import type { Texts } from '../catalogue.js';

export const commentFile: Texts['commentFile'] = {
  read: 'File uploaded',
  wrong: 'Wrong file format',
  wrongText: 'Please upload a JSON file',
  noSheet: 'The Google sheet cannot be read',
  notRemembered: 'The columns are not remembered',
  notForgotten: 'The columns cannot be forgotten',
};
