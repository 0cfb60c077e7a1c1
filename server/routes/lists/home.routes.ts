import { Home } from '@smops/core/home/home.schemas.js';
import { getHome } from '@smops/core/home/home.service.js';
import { analyzerContextOf } from '../../analyzer-context.js';
import { createRouter, defineRoute, jsonResponse } from '../../router.js';

const homeRoute = defineRoute('getHome', 'lists', {
  method: 'get',
  path: '/api/home',
  tags: ['Home'],
  summary: 'What runs, what came out last, what is due, and what it costs',
  responses: { 200: jsonResponse('What the caller may see of it', Home) },
});

export const homeRoutes = createRouter().openapi(homeRoute, async (c) =>
  c.json(await getHome(analyzerContextOf(c)), 200),
);
