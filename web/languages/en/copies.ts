import { plural } from '../../format/format.js';
import type { Texts } from '../catalogue.js';

const count = (value: number) => value.toLocaleString('en');

export const copies: Texts['copies'] = {
  others: (comments) => `and ${count(comments)} nearly the same`,
  show: (comments) => `Show these ${count(comments)}`,
  hide: 'Hide them',
  more: 'Show more',
  failed: 'These comments could not be loaded',
  waves: 'Copied texts',
  waveCount: (waves) => plural(waves, 'copied text'),
  noWaves: 'No text was copied many times',
  wavesAwaited: 'Looking for copies…',
  wavesFailed: 'Copied texts could not be loaded',
  wavesAbout:
    'Texts that were posted many times within 24 hours. smops shows how many people wrote them, never who.',
  wave: (copies, from, to) => `${plural(copies, 'copy', 'copies')} from ${from} to ${to}`,
  waveSize: (comments, authors) => `${plural(comments, 'comment')} by ${plural(authors, 'author')} in all`,
  clock: (comments) => `When the ${plural(comments, 'copy', 'copies')} came`,
};
