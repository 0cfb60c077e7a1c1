import { sentencesOf } from '../language/language.model.js';

const AS_WRITTEN = {
  youtube: {
    auth: 'YouTube refused the API key. An admin must check YOUTUBE_API_KEY and that the YouTube Data API is enabled for it.',
    quota: "YouTube's daily quota is used up. It starts again at midnight US Pacific time.",
    rate: 'YouTube asks for a slower pace. It is tried again later.',
    transient: 'YouTube has a fault of its own at the moment. It is tried again later.',
    bad_request: 'YouTube did not understand the call.',
    not_found: 'YouTube does not know what was asked for.',
    blocked: 'YouTube blocked the call.',
    notConfigured:
      'YouTube is not configured. An admin must set YOUTUBE_API_KEY and YOUTUBE_CHANNEL (a channel id or @handle) in smops.env and run smops reload; SMOPS_DEMO=1 shows sample data.',
    notRead: 'YouTube has not been read yet.',
    unexpected: 'YouTube answered with something unexpected.',
    noCounts: 'YouTube gave no counts for any video; the old ones stay.',
    placeLost: 'YouTube no longer accepts the place in the list.',
  },
  facebook: {
    auth: 'Facebook refused the token. An admin must check FACEBOOK_PAGE_TOKEN and its permissions.',
    quota: 'Facebook allows no more calls for now.',
    rate: 'Facebook asks for a pause: the call limit is reached.',
    transient: 'Facebook has a fault of its own at the moment. It is tried again later.',
    bad_request: 'Facebook did not understand the call. Check FACEBOOK_PAGE_ID and FACEBOOK_GRAPH_VERSION.',
    not_found: 'Facebook does not know what was asked for. Check FACEBOOK_PAGE_ID.',
    blocked:
      'Facebook has blocked the account for now for reasons of policy. An admin must look at facebook.com.',
    noPermission:
      'The Facebook token lacks a permission: pages_read_engagement is needed, and pages_read_user_content for comments.',
    notConfigured:
      'Facebook is not configured. An admin must set FACEBOOK_PAGE_ID and FACEBOOK_PAGE_TOKEN in smops.env and run smops reload; SMOPS_DEMO=1 shows sample data.',
    notRead: 'Facebook has not been read yet. Try again in a moment.',
    unexpected: 'Facebook answered with something unexpected.',
    pause: 'Facebook asks for a pause.',
    smallerPages: 'Facebook asks for smaller pages.',
  },
  /** When Facebook refuses the token, by its subcode. */
  facebookToken: {
    458: 'The app was removed from the page. An admin must connect it again and set a new FACEBOOK_PAGE_TOKEN.',
    459: 'Facebook wants the account behind the token to pass a check-point at facebook.com first.',
    460: 'The password of the account behind the token was changed. An admin must set a new FACEBOOK_PAGE_TOKEN.',
    463: 'The Facebook token has expired. An admin must set a new FACEBOOK_PAGE_TOKEN.',
    467: 'The Facebook token is no longer valid. An admin must set a new FACEBOOK_PAGE_TOKEN.',
  } as Record<number, string>,
  google: {
    tooMuch: 'Google answered with more than it should.',
    unreachable: 'Google cannot be reached.',
    noJson: 'Google answered with something that is not JSON.',
    noSheet: 'Google knows no such sheet (404). Check GOOGLE_SHEET_ID.',
    tooOften: 'Google is asked too often (429). The next sync tries again.',
    notConfigured: 'No Google Sheet is configured: set GOOGLE_SERVICE_ACCOUNT_FILE and GOOGLE_SHEET_ID.',
  },
  refresh: {
    stopped: 'The server was stopped.',
    takenOver: 'Another server has taken over this refresh.',
    unexpected: 'Something unexpected went wrong on the server. It has been logged.',
  },
} as const;

/** What is said of the services that smops asks. */
export const SAY = sentencesOf('core.services', AS_WRITTEN);

/** The same with names and numbers in them. */
export const SAY_OF = sentencesOf('core.serviceFaults', {
  noChannel: (channel: string) => `YouTube knows no channel ${channel}. Check YOUTUBE_CHANNEL.`,
  daysNumber: 'days is a whole number from 1 to 9999.',
  dayForm: 'A day is written YYYY-MM-DD.',
  limitNumber: 'limit is a whole number from 1 to 20000.',
  postIds: 'ids are ids of posts with commas between.',
  accountRefused: (email: string, status: number) =>
    `Google refused the service account ${email} (status ${status}).`,
  tabNotMade: (title: string) => `The sheet ${title} could not be made.`,
  mayNotWrite: (email: string) =>
    `Google says the sheet may not be written (403). Share it, as an editor, with ${email}.`,
  keyFileUnreadable: (path: string) => `${path} cannot be read.`,
  keyFileNoJson: (path: string) => `${path} is not a JSON file.`,
  keyFileOther: (path: string) => `${path} is not a key file of a service account.`,
  keyFileNoKey: (path: string) => `${path} holds no private key that can be used.`,
  answered: (service: string, status: number, reason: string) => `${service} answered ${status}${reason}.`,
  callStopped: (service: string) => `The call to ${service} was stopped.`,
  tooSlow: (service: string, seconds: string) => `${service} did not answer within ${seconds}.`,
  unreachable: (service: string, why: string) => `${service} cannot be reached (${why}).`,
  redirected: (service: string) =>
    `${service} answered with a redirect, which is not followed. Check its configured address.`,
  tooLarge: (service: string, limit: number) =>
    `${service} answered with more than ${limit} MB, which is not read.`,
  notJson: (service: string) => `${service} answered with something that is not JSON.`,
  imageServer: 'The image server',
});

/**
 * A sentence of a service that was stored as written, in the current language; what follows it (a code, a trace) stays. What
 * smops does not know stays as it is.
 */
export function retold(stored: string): string {
  for (const [group, texts] of Object.entries(AS_WRITTEN)) {
    for (const [name, text] of Object.entries(texts)) {
      if (stored.startsWith(text)) {
        const now = SAY()[group as keyof typeof AS_WRITTEN] as Record<string, string>;
        return `${now[name] ?? text}${stored.slice(text.length)}`;
      }
    }
  }
  return stored;
}
