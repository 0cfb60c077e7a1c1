import { DELIVERIES, DESTINATIONS } from '@smops/core/telling/deliveries/deliveries.operations.js';
import {
  CreatedDestination,
  DeliveriesQuery,
  Delivery,
  Destination,
  DestinationInput,
  SendReportInput,
} from '@smops/core/telling/deliveries/deliveries.schemas.js';
import {
  listDeliveries,
  sendDelivery,
  sendReport,
  testDestination,
} from '@smops/core/telling/deliveries/deliveries.service.js';
import {
  createDestination,
  deleteDestination,
  listDestinations,
  updateDestination,
} from '@smops/core/telling/deliveries/destinations.service.js';
import { findLeaving, leaveDestination } from '@smops/core/telling/deliveries/leave.service.js';
import { leavingPage, leftPage } from '@smops/core/telling/deliveries/leave-page.js';
import { ReportOf } from '@smops/core/telling/reports/reports.schemas.js';
import { OpenLimit } from '@smops/core/telling/sharing/open-limit.js';
import { z } from 'zod';
import { analyzerContextOf, contextOf } from '../../contexts.js';
import { systemContext } from '../../lifecycle/start-runtime.js';
import { PUBLIC_PAGE_RESPONSES, respondWithPublicPage } from '../../responses/public-page.js';
import { createRouter, defineRoute, IdParams, jsonResponse } from '../../router.js';
import { serve } from '../serve-operation.js';

const tag = 'Deliveries';
const token = z.object({ token: z.string().max(200) });
const of = { tag, params: IdParams };
const answer = jsonResponse('The destination', Destination);

export const deliveriesRoutes = createRouter();

serve(
  deliveriesRoutes,
  DESTINATIONS.list,
  { tag, answer: jsonResponse('The destinations', z.array(Destination)) },
  (c) => listDestinations(contextOf(c)),
);
serve(
  deliveriesRoutes,
  DESTINATIONS.create,
  { tag, body: DestinationInput, answer: jsonResponse('The destination', CreatedDestination), status: 201 },
  (c, input) => createDestination(contextOf(c), input),
);
serve(
  deliveriesRoutes,
  DESTINATIONS.update,
  { ...of, body: DestinationInput, answer },
  (c, { id, ...input }) => updateDestination(contextOf(c), id, input),
);
serve(deliveriesRoutes, DESTINATIONS.delete, of, (c, { id }) => deleteDestination(contextOf(c), id));
serve(
  deliveriesRoutes,
  DESTINATIONS.test,
  { ...of, answer: jsonResponse('The delivery', Delivery) },
  (c, { id }) => testDestination(analyzerContextOf(c), id),
);
serve(
  deliveriesRoutes,
  DELIVERIES.list,
  { tag, query: DeliveriesQuery, answer: jsonResponse('The deliveries', z.array(Delivery)) },
  (c, query) => listDeliveries(contextOf(c), query),
);
serve(
  deliveriesRoutes,
  DELIVERIES.send,
  { ...of, answer: jsonResponse('The delivery after the attempt', Delivery) },
  (c, { id }) => sendDelivery(analyzerContextOf(c), id),
);
serve(
  deliveriesRoutes,
  DELIVERIES.sendReport,
  {
    tag,
    params: ReportOf,
    body: SendReportInput,
    answer: jsonResponse('The deliveries after their first attempt', z.array(Delivery)),
    expensive: 'answer',
  },
  (c, { of, id, ...input }) => sendReport(analyzerContextOf(c), { of, id }, input),
);

const leavingRoute = defineRoute('showLeavePage', 'public', {
  method: 'get',
  path: '/leave/{token}',
  tags: [tag],
  summary: 'The page behind the link in a mail, with a button to leave the list',
  request: { params: token },
  responses: PUBLIC_PAGE_RESPONSES,
});

const leaveRoute = defineRoute('leaveDestination', 'public', {
  method: 'post',
  path: '/leave/{token}',
  tags: [tag],
  summary: 'Leave the list of a mail (also what mail programs call: RFC 8058)',
  request: { params: token },
  responses: PUBLIC_PAGE_RESPONSES,
});

const shown = new OpenLimit();
const left = new OpenLimit();

deliveriesRoutes
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
