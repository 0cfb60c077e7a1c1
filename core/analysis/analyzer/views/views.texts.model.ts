import { sentencesOf } from '../../../platform/language/language.model.js';

/** What is said of saved views to those who ask for them. */
export const SAY = sentencesOf('core.views', {
  view: (id: string) => `View ${id}`,
  nameTaken: (name: string) =>
    `This analysis has another view called “${name}”. Choose another name, or delete that one.`,
  tooMany: (most: number) => `An analysis has at most ${most} views. Delete one that is no longer needed.`,
  nothing: 'Choose something first: a view of all comments is the analysis itself.',
});
