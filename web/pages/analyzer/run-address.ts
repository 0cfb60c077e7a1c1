/** The address of one run, to open it again or pass it on. */
export const runAddress = (taskId: string) => `/fb-analyzer?task=${encodeURIComponent(taskId)}`;

/** The run that an address's query names; null for the page where a new one is prepared. */
export const taskOf = (search: string) => new URLSearchParams(search).get('task');
