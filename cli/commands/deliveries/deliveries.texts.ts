import { sentencesOf } from '@smops/core/platform/language/language.model.js';

/** What the commands of destinations, deliveries and shared links say. */
export const deliveriesTexts = sentencesOf('cliDeliveries', {
  noDestinations: 'There are no destinations yet: smops destinations add mail NAME ADDRESS …',
  noDeliveries: 'Nothing has been sent yet.',
  noShares: 'There are no shared links: smops report RUN --share',
  saved: (name: string, id: number) => `Saved the destination ${name} as number ${id}.`,
  secret: 'The secret that the webhook is signed with. It is shown once:',
  deleteQuestion: (name: string) => `Delete the destination ${name}?`,
  deleted: (name: string) => `Deleted the destination ${name}.`,
  unknown: (name: string) => `There is no destination ${name}; smops destinations list shows all.`,
  oneTo: (kind: string) => `A destination of the kind ${kind} has one place to send to.`,
  sent: (destination: string) => `Sent to ${destination}.`,
  notSent: (destination: string, reason: string) => `Not sent to ${destination}: ${reason}.`,
  later: (destination: string, reason: string) =>
    `Not sent to ${destination} yet: ${reason}. A running server tries again.`,
  days: '--days takes a whole number above 0.',
  anyoneReads: (end: string) => `Anyone with this address reads the report until ${end}. It is shown once:`,
  revokeQuestion: (id: number) => `Revoke the shared link ${id}?`,
  revoked: (id: number) => `Revoked the shared link ${id}.`,
  left: 'left',
});
