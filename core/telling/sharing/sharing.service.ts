import { requireAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { requireRight, type ServiceContext } from '../../context.js';
import { AppError, invalid, notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { ownerMay } from '../../people/users/left-behind.constants.js';
import { createSecret, hashSecret, type RandomBytes } from '../../people/users/secrets.js';
import { type PlaceFor, Places } from '../../places.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { inLanguage } from '../../platform/language/caller-language.js';
import { currentLanguage } from '../../platform/language/language.model.js';
import { sharedReportPage } from '../reports/reports.service.js';
import { sectionsOfTemplate } from '../reports/templates.service.js';
import { MAX_SHARES, SHARE_DEFAULT_DAYS, SHARE_PREFIX, SHARE_TOUCH_MS } from './sharing.constants.js';
import {
  countShareRows,
  findLiveShare,
  insertShare,
  listShareRows,
  revokeShareRow,
  type ShareWithRun,
  touchShare,
} from './sharing.repository.js';
import { type CreatedShare, CreateShareInput, type Share } from './sharing.schemas.js';
import { SHARING_TEXTS } from './sharing.texts.model.js';

const DAY_MS = 24 * 60 * 60 * 1000;

const toShare = (row: ShareWithRun): Share => ({
  id: row.id,
  taskId: row.taskId,
  run: row.runName || row.fileName,
  prefix: row.prefix,
  sections: row.sections,
  language: row.language,
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
  expiresAt: row.expiresAt.toISOString(),
  lastOpenedAt: row.lastOpenedAt?.toISOString() ?? null,
});

/** Links that work, newest first. Never their tokens. */
export async function listShares(ctx: ServiceContext): Promise<Share[]> {
  requireRight(ctx, 'analyze');
  return (await listShareRows(ctx.db, ctx.clock.now())).map(toShare);
}

/**
 * Makes a link under which people without an account read the report of a run, in the caller's language. Its address is in
 * this answer only. Throws NOT_CONFIGURED while an admin has not allowed such links, NOT_FOUND for the run or the template.
 */
export async function createShare(
  ctx: AnalyzerContext,
  input: CreateShareInput,
  random?: RandomBytes,
): Promise<CreatedShare> {
  requireRight(ctx, 'analyze');
  const {
    taskId,
    section,
    template,
    expiresInDays = SHARE_DEFAULT_DAYS,
  } = parseInput(CreateShareInput, input);
  if (!ctx.config.shareLinks) throw new AppError('NOT_CONFIGURED', SHARING_TEXTS().off);
  const run = await requireAnalysis(ctx, taskId);
  const sections =
    section ?? (template === undefined ? null : await sectionsOfTemplate(ctx, template, 'run'));
  const token = SHARE_PREFIX + createSecret(random);
  const now = ctx.clock.now();
  const row = await inTransaction(ctx.db, async (trx) => {
    if ((await listShareRows(trx, now)).length >= MAX_SHARES)
      throw invalid(SHARING_TEXTS().tooMany(MAX_SHARES));
    const created = await insertShare(trx, {
      runId: run.id,
      tokenHash: hashSecret(token),
      prefix: token.slice(0, SHARE_PREFIX.length + 4),
      sections: sections && JSON.stringify(sections),
      language: currentLanguage(),
      userId: ctx.actor.userId,
      createdAt: now,
      createdByName: ctx.actor.name,
      expiresAt: new Date(now.getTime() + expiresInDays * DAY_MS),
    });
    const { id: entityId, prefix, expiresAt } = created;
    await recordAudit(trx, ctx, {
      ...{ action: 'create', entity: 'share', entityId, label: run.name || run.fileName },
      after: { taskId: run.analysisId, prefix, expiresAt },
    });
    return created;
  });
  const path = `/shared/${token}`;
  const { publicUrl } = ctx.config;
  const { analysisId, name: runName, fileName } = run;
  const share = toShare({ ...row, taskId: analysisId, runName, fileName });
  return { ...share, path, address: publicUrl === undefined ? null : publicUrl + path };
}

/** How many links of a user open while the user may analyse. */
export const countSharesOf = countShareRows;

/** Makes a link useless at once. NOT_FOUND when there is none, or it is revoked already. */
export async function revokeShare(ctx: ServiceContext, id: number): Promise<void> {
  requireRight(ctx, 'analyze');
  await inTransaction(ctx.db, async (trx) => {
    const label = await revokeShareRow(trx, id, ctx.clock.now());
    if (label === undefined) throw notFound(THING_NAMES().share(id));
    await recordAudit(trx, ctx, { action: 'revoke', entity: 'share', entityId: id, label });
  });
}

/** Callers without an account cost the team little: two pages are written at once, and few of one network wait. */
export const pages = new Places({ atOnce: 2, waitingMax: 32, waitingMaxPerCaller: 8, waitMs: 30_000 });

/**
 * The page behind a link, as the run's numbers are now; for callers without an account, so `ctx` is the server's own. Notes
 * that it was opened. Throws NOT_FOUND, the same for a wrong, expired or revoked link, one whose maker may no longer analyse, and
 * while such links are off, and UNAVAILABLE when too many pages are opened at once.
 */
export async function openShare(ctx: AnalyzerContext, token: string, by: PlaceFor = {}): Promise<string> {
  const now = ctx.clock.now();
  const isToken = ctx.config.shareLinks && token.startsWith(SHARE_PREFIX);
  const share = isToken ? await findLiveShare(ctx.db, hashSecret(token), now) : undefined;
  if (share === undefined || !ownerMay('links', share.ownerRole))
    throw new AppError('NOT_FOUND', SHARING_TEXTS().noPage);
  if (share.lastOpenedAt === null || now.getTime() - share.lastOpenedAt.getTime() > SHARE_TOUCH_MS)
    await touchShare(ctx.db, share.id, now);
  const giveBack = await pages.take(by);
  try {
    return await inLanguage(share.language, () =>
      sharedReportPage(ctx, { runId: share.taskId, section: share.sections ?? undefined }),
    );
  } finally {
    giveBack();
  }
}
