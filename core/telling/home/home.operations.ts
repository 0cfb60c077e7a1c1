import { operation } from '../../platform/operations/operation.js';
import type { Home } from './home.schemas.js';

/** What one looks at first. */
export const HOME = {
  get: operation<object, Home>({
    id: 'getHome',
    access: 'lists',
    get: '/api/home',
    summary: 'What runs, what came out last, what is due, and what it costs',
  }),
};
