/** The engine has been closed, as at the end of the process: no comment is at fault. */
export class EngineClosedError extends Error {}
