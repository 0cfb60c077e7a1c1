import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { AppError } from '../../errors.js';
import { inLanguage } from '../../platform/language/caller-language.js';
import type { ReportSubject } from '../reports/reports.constants.js';
import { writeReport } from '../reports/reports.service.js';
import type { Parcel } from './channels/channel.js';
import type { DeliveryRow } from './deliveries.table.js';
import { SAY } from './deliveries.texts.model.js';
import { DeliveryFailure } from './delivery-failure.js';

async function bytesOf(
  body: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>,
): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of body) pieces.push(Buffer.from(piece as string));
  return Buffer.concat(pieces);
}

/** Where the dashboard has what a report is of. */
const PLACES: Record<ReportSubject, (id: string) => string> = {
  run: (id) => `/fb-analyzer?task=${id}&view=report`,
  comparison: (id) => `/fb-analyzer?tab=compare&id=${id}`,
  series: (id) => `/codebooks/${id}/series`,
  sentiments: () => '/sentiments',
};

async function reportParcel(
  ctx: AnalyzerContext,
  row: DeliveryRow,
  {
    of = 'run',
    taskId,
    format,
    template,
    section,
    copies,
    before,
    basis,
    title,
    period,
    more,
    notes = [],
  }: Extract<DeliveryRow['content'], { kind: 'report' }>,
) {
  const written = await writeReport(ctx, {
    ...{ of, id: taskId, format, template, section, copies, before },
    ...{ basis, title, period, more },
  }).catch((error: unknown) => {
    const isGone = error instanceof AppError && error.code === 'NOT_FOUND';
    throw isGone ? new DeliveryFailure('gone', { isFinal: true }) : error;
  });
  const { publicUrl, deliveries } = ctx.config;
  const link = publicUrl === undefined ? undefined : publicUrl + PLACES[of](encodeURIComponent(taskId));
  const { fileName: name, contentType, body } = written.file;
  const bytes = await bytesOf(body);
  // A folder is this machine's own: no size is too large for it.
  const isTooLarge = row.destinationKind !== 'folder' && bytes.length > deliveries.maxBytes;
  if (isTooLarge && link === undefined) throw new DeliveryFailure('tooLarge', { isFinal: true });
  return {
    title: written.title,
    lines: [written.line, ...notes, ...(isTooLarge ? [SAY().tooLargeFor] : [])],
    notes,
    link,
    file: isTooLarge ? undefined : { name, contentType, bytes },
    data: { of, taskId, format },
  };
}

/** What a delivery carries, written now and in its language. Throws DeliveryFailure for what is gone or too large. */
export function writeParcel(ctx: AnalyzerContext, row: DeliveryRow): Promise<Parcel> {
  const { content } = row;
  const { publicUrl } = ctx.config;
  const about = { deliveryId: row.id, key: row.key, kind: content.kind, queuedAt: row.queuedAt };
  return inLanguage(content.language, async () => {
    if (content.kind === 'report') return { ...about, ...(await reportParcel(ctx, row, content)) };
    if (content.kind === 'test')
      return {
        ...about,
        title: SAY().testTitle,
        lines: [SAY().testLine(row.destinationName)],
        notes: [],
        link: publicUrl,
        file: undefined,
        data: undefined,
      };
    const { subject, lines, path, data } = content;
    const link = publicUrl === undefined || path === undefined ? undefined : publicUrl + path;
    return { ...about, title: subject, lines, notes: [], link, file: undefined, data };
  });
}
