import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** Codebooks by name, each as of its latest version. */
export const codebooksAtom = resourceAtom({
  key: ['api', 'codebooks'],
  load: () => client.call(CODEBOOKS.list),
});

/** The topic sets that smops ships with, in the language of the page. */
export const topicSetsAtom = resourceAtom({
  key: ['api', 'topic-sets'],
  load: () => client.call(CODEBOOKS.listSets, {}),
});
