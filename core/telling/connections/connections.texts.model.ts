import { sentencesOf } from '../../platform/language/language.model.js';

/** What is said when a connection is set up. */
export const SAY = sentencesOf('core.connections', {
  onlyPeople: 'Only a person who is signed in as an admin may set up a connection',
  onlyWhileServed: 'This server does not take settings from the dashboard: use smops config set',
  notFromHere: (name: string) => `${name} is set on the server's machine: smops config set ${name} …`,
  onlyThisMachine: (name: string) =>
    `${name}: from here only an address of the server's own machine, such as http://127.0.0.1:11434/v1; any other on that machine: smops config set ${name} …`,
  notOfIt: (name: string, connection: string) => `${name} is no setting of ${connection}`,
  fixed: (name: string) => `${name} is set in the server's environment, which comes first: change it there`,
  nothing: 'Give at least one setting',
});
