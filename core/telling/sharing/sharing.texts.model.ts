import { sentencesOf } from '../../platform/language/language.model.js';

/** What is said of shared links. */
export const SAY = sentencesOf('core.sharing', {
  off: 'Links for people without an account are off: an admin allows them with SMOPS_SHARE_LINKS',
  tooMany: (most: number) => `There are ${most} shared links; revoke one before you make another`,
  tooOften: 'Too many pages were opened from your network; wait a minute',
  noPage: 'This page does not exist, or its link has expired. Ask the person who gave it to you.',
});
