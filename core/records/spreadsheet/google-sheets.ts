import { request } from 'undici';
import { z } from 'zod';
import { AppError } from '../../errors.js';
import type { CellValue } from '../../platform/export/safe-cell.js';
import { SAY_OF, SERVICES_TEXTS } from '../../platform/upstream/services.texts.model.js';
import { withSignal } from '../../platform/upstream/with-signal.js';
import { type ServiceAccount, signAssertion } from './service-account.js';

const SCOPE = 'https://www.googleapis.com/auth/spreadsheets';
const TIMEOUT_MS = 60_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;
/** Google advises 2 MB a call at most; rows of ours have some hundred bytes. */
const ROWS_PER_CALL = 2000;
/** An access token is renewed this long before it ends. */
const TOKEN_MARGIN_MS = 60_000;

const TokenAnswer = z.object({ access_token: z.string(), expires_in: z.number() });
const Sheets = z.object({
  sheets: z
    .array(
      z.object({
        properties: z.object({
          sheetId: z.number(),
          title: z.string(),
          gridProperties: z.object({ rowCount: z.number(), columnCount: z.number() }).optional(),
        }),
      }),
    )
    .default([]),
});
const Failure = z.object({ error: z.object({ message: z.string() }) });

/** One Google Sheet, written as a service account. */
export interface GoogleSheet {
  /** Makes a sheet (a tab) hold exactly these rows, the first the titles; makes the tab when it is missing. */
  writeTable(title: string, rows: CellValue[][]): Promise<void>;
}

export interface GoogleSheetOptions {
  account: ServiceAccount;
  spreadsheetId: string;
  /** https://sheets.googleapis.com, or a stand-in. */
  baseUrl: string;
  clock: { now(): Date };
  signal?: AbortSignal;
}

const upstream = (message: string, cause?: unknown) => new AppError('UPSTREAM', message, { cause });

/** Values are written RAW: text stays text, whatever it begins with. */
export function openGoogleSheet(options: GoogleSheetOptions): GoogleSheet {
  const { account, spreadsheetId, baseUrl, clock } = options;
  const base = `${baseUrl}/v4/spreadsheets/${encodeURIComponent(spreadsheetId)}`;
  let token: { value: string; endsAt: number } | undefined;

  async function send(url: string, method: 'GET' | 'POST', headers: Record<string, string>, body?: string) {
    try {
      return await withSignal({ signals: [options.signal], timeoutMs: TIMEOUT_MS }, async (signal) => {
        const answer = await request(url, { method, headers, body, signal });
        const chunks: Buffer[] = [];
        let size = 0;
        for await (const chunk of answer.body as AsyncIterable<Buffer>) {
          size += chunk.length;
          if (size > MAX_ANSWER_BYTES) throw upstream(SERVICES_TEXTS().google.tooMuch);
          chunks.push(chunk);
        }
        return { status: answer.statusCode, text: Buffer.concat(chunks, size).toString('utf8') };
      });
    } catch (error) {
      if (error instanceof AppError) throw error;
      throw upstream(SERVICES_TEXTS().google.unreachable, error);
    }
  }

  async function accessToken(): Promise<string> {
    const now = clock.now();
    if (token !== undefined && token.endsAt > now.getTime()) return token.value;
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: signAssertion(account, SCOPE, now),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, text } = await send(account.token_uri, 'POST', headers, body.toString());
    const answer = status === 200 ? TokenAnswer.safeParse(parse(text)) : undefined;
    if (!answer?.success) {
      throw upstream(SAY_OF().accountRefused(account.client_email, status));
    }
    token = {
      value: answer.data.access_token,
      endsAt: now.getTime() + answer.data.expires_in * 1000 - TOKEN_MARGIN_MS,
    };
    return token.value;
  }

  async function call(path: string, body?: object): Promise<unknown> {
    const headers: Record<string, string> = { authorization: `Bearer ${await accessToken()}` };
    if (body !== undefined) headers['content-type'] = 'application/json';
    const method = body === undefined ? 'GET' : 'POST';
    const { status, text } = await send(`${base}${path}`, method, headers, body && JSON.stringify(body));
    if (status === 200) return parse(text);
    if (status === 401) token = undefined;
    throw upstream(explain(status, text, account.client_email));
  }

  async function findTab(title: string) {
    const { sheets } = Sheets.parse(await call('?fields=sheets.properties(sheetId,title,gridProperties)'));
    return sheets.find(({ properties }) => properties.title === title)?.properties;
  }

  const resize = (sheetId: number, rowCount: number, columnCount: number) =>
    call(':batchUpdate', {
      requests: [
        {
          updateSheetProperties: {
            properties: { sheetId, gridProperties: { rowCount, columnCount } },
            fields: 'gridProperties(rowCount,columnCount)',
          },
        },
      ],
    });

  return {
    async writeTable(title, rows) {
      const columnCount = Math.max(1, rows[0]?.length ?? 1);
      const rowCount = Math.max(1, rows.length);
      let tab = await findTab(title);
      if (tab === undefined) {
        const properties = { title, gridProperties: { rowCount, columnCount } };
        await call(':batchUpdate', { requests: [{ addSheet: { properties } }] });
        tab = await findTab(title);
        if (tab === undefined) throw upstream(SAY_OF().tabNotMade(title));
      }
      const { rowCount: had = 0, columnCount: wide = 0 } = tab.gridProperties ?? {};
      // First room for all rows, then the rows, and only then what is too much goes: readers never see an empty sheet.
      if (had < rowCount || wide < columnCount) {
        await resize(tab.sheetId, Math.max(had, rowCount), Math.max(wide, columnCount));
      }
      for (let start = 0; start < rows.length; start += ROWS_PER_CALL) {
        const values = rows.slice(start, start + ROWS_PER_CALL).map((row) => row.map((cell) => cell ?? ''));
        await call('/values:batchUpdate', {
          valueInputOption: 'RAW',
          data: [{ range: `'${title}'!A${start + 1}`, majorDimension: 'ROWS', values }],
        });
      }
      if (had > rowCount || wide > columnCount) await resize(tab.sheetId, rowCount, columnCount);
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw upstream(SERVICES_TEXTS().google.noJson);
  }
}

function explain(status: number, text: string, email: string): string {
  if (status === 403) return SAY_OF().mayNotWrite(email);
  if (status === 404) return SERVICES_TEXTS().google.noSheet;
  if (status === 429) return SERVICES_TEXTS().google.tooOften;
  let reason = '';
  try {
    const failure = Failure.safeParse(JSON.parse(text));
    if (failure.success) reason = `: ${failure.data.error.message.slice(0, 200)}`;
  } catch {
    reason = '';
  }
  return SAY_OF().answered('Google', status, reason);
}
