import { sentencesOf } from './platform/language/language.model.js';

/** What errors of every domain say. */
export const SAY = sentencesOf('core.errors', {
  doesNotExist: (what: string) => `${what} does not exist.`,
  noReason: (status: number) => `The server gave no reason (status ${status}). Try again in a moment.`,
  noAnswer: 'The server does not answer.',
});

/** How errors name things. */
export const THING = sentencesOf('core.things', {
  account: (id: number) => `Account ${id}`,
  accountOf: (email: string) => `The account of ${email}`,
  task: (id: number) => `Task ${id}`,
  whatsapp: (id: number) => `WhatsApp account ${id}`,
  whatsappNamed: (name: string) => `The WhatsApp account ${name}`,
  user: (id: number) => `User ${id}`,
  thisUser: 'This user',
  session: (id: number) => `Session ${id}`,
  token: (id: number) => `Token ${id}`,
  feed: (id: number) => `Feed ${id}`,
  thisFeed: 'This feed',
  thisUpload: 'This upload',
  lostUpload:
    'This upload (it was taken by an earlier request, given up, or older than a day: upload the file again)',
  uploadedFile: (name: string) => `The uploaded file ${name}`,
  thisTransfer: 'This transfer',
  thisImage: 'This image',
  portrait: (id: number) => `The portrait ${id}`,
  portraitImage: (id: number) => `The image of portrait ${id}`,
  video: (id: string) => `Video ${id} of this channel`,
  post: (id: string) => `Post ${id} in the list of posts`,
  postImage: (id: string) => `An image of post ${id}`,
  provider: (id: string) => `The provider ${id}`,
  analysis: (id: string) => `The analysis ${id}`,
  comment: (position: number, analysisId: string) => `Comment ${position} of the analysis ${analysisId}`,
  draw: (id: string) => `A drawn sample of the analysis ${id}`,
  comparison: (id: string) => `The comparison ${id}`,
  exploration: (id: string) => `The exploration ${id}`,
  codebook: (id: string) => `The codebook ${id}`,
  codebookVersion: (name: string, version: number) => `Version ${version} of the codebook “${name}”`,
  reportTemplate: (name: string) => `The report template ${name}`,
  destination: (id: number) => `The destination ${id}`,
  delivery: (id: number) => `The delivery ${id}`,
  share: (id: number) => `The shared link ${id}`,
  schedule: (name: string) => `The schedule ${name}`,
  sentimentAnalysis: (id: number | string) => `The sentiment analysis ${id}`,
});
