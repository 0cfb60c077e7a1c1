import { request } from './request.js';
import { resourceAtom } from './resource.js';

export interface ServerStatus {
  version: string;
  /** Sample data and recorded answers: the screens say so. */
  demo: boolean;
  spreadsheet?: { connected: boolean };
}

/** What the server says about itself. */
export const statusAtom = resourceAtom({
  key: ['api', 'status'],
  load: (signal) => request<ServerStatus>('GET', '/api/status', undefined, signal),
});
