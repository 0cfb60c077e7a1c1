import { plural, sentencesOf } from './platform/language/language.model.js';

/** What the server says of a call, whatever it is about. */
export const SAY = sentencesOf('core.requests', {
  sameOrigin: 'This call must come from the dashboard itself (same-origin), or carry an API token.',
  sameOriginOnly: 'This call must come from the dashboard itself (same-origin).',
  assistantTokens:
    'Assistants sign in with an API token of their own: smops tokens add NAME --role analyst --assistant read.',
  assistantOnly: 'This token is for assistants and is taken at /mcp only. Make another one for programs.',
  assistantMayNot: 'Assistants may not do this. Do it in the dashboard or with a command.',
  bodyJson: 'The body must be JSON (content-type: application/json).',
  backupFrom: 'A backup is made from the dashboard itself, or with an API token.',
  tokenInvalid: 'This token is not valid, expired or revoked.',
  notUtf8: 'The body is not UTF-8. Save it as UTF-8 and send it again.',
  idNumber: 'The id is a whole number.',
  notSignedIn: 'You are not signed in.',
  bodyTooLarge: (size: string) => `The body is larger than the limit of ${size}.`,
  bodyTooManyValues:
    'The JSON body has too many values, levels or different names to be read. Send fewer comments at once, or a file.',
  bodyTooSlow: 'The body came too slowly, so it was not read to its end. Send it again over a faster line.',
  bodiesBusy: 'Too much is being sent to the server at once. Try again in half a minute.',
  foreignOrigin: 'Pages of other sites cannot call the assistants’ address.',
  fileEmpty: 'The body must be the file to import; it is empty.',
  fileTooLarge: (limit: string) => `The file is larger than the limit of ${limit}.`,
  unstorable: 'A value holds characters or numbers that cannot be stored.',
  diskFull:
    'There is no room left on the disk. Nothing of this call was stored. Free disk space, then try again.',
  databaseAway: 'The database does not answer. Try again in a moment.',
  databaseDamaged:
    'A part of the database is damaged. Nothing of this call was stored. Restore a backup (smops restore).',
  unexpected: 'Something unexpected went wrong on the server. It has been logged.',
  notUnderstood: 'The call cannot be understood.',
  noVideoId: 'This is not a video id.',
  noPostId: 'This is not a post id.',
  websocketOnly: 'This address is for a websocket.',
  filesElsewhere: 'Files are kept elsewhere.',
  metricsFor: 'Metrics are for an admin token, or on this machine.',
  openAddress: (url: string) => `Open ${url}.`,
  needsTls:
    'Put a proxy with TLS in front of smops, or, on a private network that you trust, set SMOPS_ALLOW_HTTP=1 (docs/operations.md, "In an office network").',
  plainHttp: (remedy: string) =>
    `Over plain http a browser does not keep a sign-in from another machine. ${remedy}`,
  backupBody: 'The body must be a backup file.',
  analysisRuns: (comments: string) =>
    `The analysis of ${plural(comments, 'comment')} runs in the background.`,
  comparisonRuns: (comments: number) =>
    `The comparison of ${plural(comments, 'comment')} runs in the background.`,
  commentsMatch: (matched: string, comments: string) =>
    `${matched} of ${comments} comments mention a variable.`,
  busy: 'The server is busy with other large requests. Try again in half a minute.',
  callerLeft: 'The request was cancelled before it was processed.',
  isRequired: (name: string) => `${name} is required.`,
});
