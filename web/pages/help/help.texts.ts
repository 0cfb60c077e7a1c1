import { textsOf } from '@smops/core/platform/language/language.model.js';

export const HELP_TEXT = textsOf('help', {
  title: 'Help',
  subtitle: 'How to use smops, page by page',
  pages: 'Help pages',
  all: 'All pages',
  groups: {
    start: 'First steps',
    screens: 'The screens',
    work: 'Comments, in depth',
    commands: 'The command line',
    run: 'Installing and running',
    know: 'How good it is',
  },
  search: 'Search the help…',
  noneFound: (text: string) => `Nothing found for “${text}”`,
  noneFoundText: 'Try another word, or fewer words.',
  loadFailed: 'This help page could not be loaded',
  onThisPage: 'On this page',
  language: 'Language of this page',
  onlyEnglish: 'This page exists in English only.',
  unknown: 'There is no such help page',
  unknownText: 'It may have been renamed. Choose one from the list, or search.',
  open: 'Help for this page',
});
