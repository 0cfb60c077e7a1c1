import {
  CreatedDestination,
  DeliveriesQuery,
  Delivery,
  Destination,
  DestinationInput,
  SendReportInput,
} from '@smops/core/deliveries/deliveries.schemas.js';
import {
  listDeliveries,
  sendDelivery,
  sendReport,
  testDestination,
} from '@smops/core/deliveries/deliveries.service.js';
import {
  createDestination,
  deleteDestination,
  listDestinations,
  updateDestination,
} from '@smops/core/deliveries/destinations.service.js';
import { findLeaving, leaveDestination } from '@smops/core/deliveries/leave.service.js';
import { leavingPage, leftPage } from '@smops/core/deliveries/leave-page.js';
import { ReportOf } from '@smops/core/reports/reports.schemas.js';
import { OpenLimit } from '@smops/core/sharing/open-limit.js';
import { z } from 'zod';
import { analyzerContextOf } from '../../analyzer-context.js';
import { systemContext } from '../../lifecycle/start-runtime.js';
import { PUBLIC_PAGE_RESPONSES, respondWithPublicPage } from '../../responses/public-page.js';
import {
  contextOf,
  createRouter,
  defineRoute,
  IdParams,
  jsonBody,
  jsonResponse,
  noContent,
} from '../../router.js';

const tags = ['Deliveries'];
const token = z.object({ token: z.string().max(200) });

const listRoute = defineRoute('listDestinations', 'analyze', {
  method: 'get',
  path: '/api/destinations',
  tags,
  summary: 'Where reports can be sent, by name; without secrets',
  responses: { 200: jsonResponse('The destinations', z.array(Destination)) },
});

const createRoute = defineRoute('createDestination', 'administer', {
  method: 'post',
  path: '/api/destinations',
  tags,
  summary: "Save a place that reports can be sent to; a webhook's signing secret is in this answer only",
  request: { body: jsonBody(DestinationInput) },
  responses: { 201: jsonResponse('The destination', CreatedDestination) },
});

const updateRoute = defineRoute('updateDestination', 'administer', {
  method: 'put',
  path: '/api/destinations/{id}',
  tags,
  summary: 'Change a destination; its kind and signing secret stay, and who left stays away',
  request: { params: IdParams, body: jsonBody(DestinationInput) },
  responses: { 200: jsonResponse('The destination', Destination) },
});

const deleteRoute = defineRoute('deleteDestination', 'administer', {
  method: 'delete',
  path: '/api/destinations/{id}',
  tags,
  summary: 'Delete a destination; what waits for it is skipped',
  request: { params: IdParams },
  responses: { 204: noContent },
});

const testRoute = defineRoute('testDestination', 'administer', {
  method: 'post',
  path: '/api/destinations/{id}/test',
  tags,
  summary: 'Send a few words to a destination, and say how it went',
  request: { params: IdParams },
  responses: { 200: jsonResponse('The delivery', Delivery) },
});

const historyRoute = defineRoute('listDeliveries', 'analyze', {
  method: 'get',
  path: '/api/deliveries',
  tags,
  summary: 'What was sent, waits, or failed and why; newest first',
  request: { query: DeliveriesQuery },
  responses: { 200: jsonResponse('The deliveries', z.array(Delivery)) },
});

const sendRoute = defineRoute('sendDelivery', 'analyze', {
  method: 'post',
  path: '/api/deliveries/{id}/send',
  tags,
  summary: 'Send a delivery that waits now, or try one again that failed',
  request: { params: IdParams },
  responses: { 200: jsonResponse('The delivery after the attempt', Delivery) },
});

const reportRoute = defineRoute(
  'sendReport',
  'analyze',
  {
    method: 'post',
    path: '/api/reports/{of}/{id}/send',
    tags,
    summary: 'Send a report to destinations; what fails for now is tried again for a day',
    request: { params: ReportOf, body: jsonBody(SendReportInput) },
    responses: { 200: jsonResponse('The deliveries after their first attempt', z.array(Delivery)) },
  },
  { expensive: 'answer' },
);

const leavingRoute = defineRoute('showLeavePage', 'public', {
  method: 'get',
  path: '/leave/{token}',
  tags,
  summary: 'The page behind the link in a mail, with a button to leave the list',
  request: { params: token },
  responses: PUBLIC_PAGE_RESPONSES,
});

const leaveRoute = defineRoute('leaveDestination', 'public', {
  method: 'post',
  path: '/leave/{token}',
  tags,
  summary: 'Leave the list of a mail (also what mail programs call: RFC 8058)',
  request: { params: token },
  responses: PUBLIC_PAGE_RESPONSES,
});

const shown = new OpenLimit();
const left = new OpenLimit();

export const deliveriesRoutes = createRouter()
  .openapi(listRoute, async (c) => c.json(await listDestinations(contextOf(c)), 200))
  .openapi(createRoute, async (c) => c.json(await createDestination(contextOf(c), c.req.valid('json')), 201))
  .openapi(updateRoute, async (c) =>
    c.json(await updateDestination(contextOf(c), c.req.valid('param').id, c.req.valid('json')), 200),
  )
  .openapi(deleteRoute, async (c) => {
    await deleteDestination(contextOf(c), c.req.valid('param').id);
    return c.body(null, 204);
  })
  .openapi(testRoute, async (c) =>
    c.json(await testDestination(analyzerContextOf(c), c.req.valid('param').id), 200),
  )
  .openapi(historyRoute, async (c) => c.json(await listDeliveries(contextOf(c), c.req.valid('query')), 200))
  .openapi(sendRoute, async (c) =>
    c.json(await sendDelivery(analyzerContextOf(c), c.req.valid('param').id), 200),
  )
  .openapi(reportRoute, async (c) =>
    c.json(await sendReport(analyzerContextOf(c), c.req.valid('param'), c.req.valid('json')), 200),
  )
  .openapi(leavingRoute, (c) =>
    respondWithPublicPage(c, async () => {
      shown.count(c.get('address'), c.get('runtime').clock);
      const list = await findLeaving(systemContext(c.get('runtime')), c.req.valid('param').token);
      return leavingPage(list.destination);
    }),
  )
  .openapi(leaveRoute, (c) =>
    respondWithPublicPage(c, async () => {
      left.count(c.get('address'), c.get('runtime').clock);
      const list = await leaveDestination(systemContext(c.get('runtime')), c.req.valid('param').token);
      return leftPage(list.destination);
    }),
  );
