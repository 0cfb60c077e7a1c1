/** The exit codes of commands, for scripts; the help's page of commands lists them. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  badInput: 3,
  notAllowed: 4,
  notFound: 5,
  conflict: 6,
  upstream: 7,
  budget: 8,
  hangup: 129,
  interrupted: 130,
  terminated: 143,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
