import { createVerify, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Tab {
  sheetId: number;
  title: string;
  gridProperties: { rowCount: number; columnCount: number };
  cells: unknown[][];
}

/** What the stand-in for Google keeps and lets a test change. */
export interface FakeGoogle {
  url: string;
  /** The key file's content for it. */
  accountFile: object;
  tabs: Tab[];
  /** Every call: method and path, without the host. */
  calls: string[];
  tokensGiven: number;
  /** Answers the next calls to Sheets with this status instead. */
  failWith: number | undefined;
  close(): Promise<void>;
}

const SHEET_ID = 'sheet-of-the-tests-0001';

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

const decode = (part: string | undefined) =>
  JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'));

/**
 * A stand-in for Google's token endpoint and Sheets on this machine. It checks signatures, claims and the shape of every
 * request as Google documents them, and refuses what does not fit with 400, as Google does.
 */
export async function startFakeGoogle(clock: { now(): Date }): Promise<FakeGoogle> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const email = 'smops@contoh.iam.gserviceaccount.example';
  const fake: FakeGoogle = {
    url: '',
    accountFile: {},
    tabs: [],
    calls: [],
    tokensGiven: 0,
    failWith: undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const bad = (message: string): [number, object] => [400, { error: { code: 400, message } }];

  function giveToken(text: string): [number, object] {
    const form = new URLSearchParams(text);
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return bad('grant_type');
    const [head, claims, signature] = (form.get('assertion') ?? '').split('.');
    const verified = createVerify('RSA-SHA256')
      .update(`${head}.${claims}`)
      .verify(publicKey, signature ?? '', 'base64url');
    if (!verified || decode(head).alg !== 'RS256') return bad('invalid_grant');
    const { iss, aud, scope, iat, exp } = decode(claims);
    const nowSeconds = clock.now().getTime() / 1000;
    if (iss !== email || aud !== `${fake.url}/token`) return bad('invalid_grant');
    if (scope !== 'https://www.googleapis.com/auth/spreadsheets') return bad('invalid_scope');
    if (Math.abs(iat - nowSeconds) > 300 || exp - iat > 3600) return bad('invalid_grant');
    fake.tokensGiven++;
    return [200, { access_token: `token-${fake.tokensGiven}`, expires_in: 3599, token_type: 'Bearer' }];
  }

  function writeValues(body: { valueInputOption?: string; data?: unknown }): [number, object] {
    if (body.valueInputOption !== 'RAW') return bad('valueInputOption');
    for (const { range, majorDimension, values } of body.data as {
      range: string;
      majorDimension: string;
      values: unknown[][];
    }[]) {
      const [, title, first] = /^'(.+)'!A(\d+)$/.exec(range) ?? [];
      const tab = fake.tabs.find((one) => one.title === title);
      if (tab === undefined || majorDimension !== 'ROWS') return bad(`Unable to parse range: ${range}`);
      for (const [index, row] of values.entries()) {
        const at = Number(first) - 1 + index;
        const { rowCount, columnCount } = tab.gridProperties;
        if (at >= rowCount || row.length > columnCount) return bad('Range exceeds grid limits');
        if (row.some((cell) => !['string', 'number', 'boolean'].includes(typeof cell))) return bad('values');
        tab.cells[at] = row;
      }
    }
    return [200, {}];
  }

  // biome-ignore lint/suspicious/noExplicitAny: the stand-in looks into bodies of every shape
  function changeSheets(body: any): [number, object] {
    for (const request of body.requests ?? []) {
      if (request.addSheet !== undefined) {
        const { title, gridProperties } = request.addSheet.properties;
        if (fake.tabs.some((tab) => tab.title === title)) return bad('A sheet with that name exists.');
        fake.tabs.push({ sheetId: fake.tabs.length + 100, title, gridProperties, cells: [] });
      } else if (request.updateSheetProperties !== undefined) {
        const { properties, fields } = request.updateSheetProperties;
        const tab = fake.tabs.find((one) => one.sheetId === properties.sheetId);
        if (tab === undefined || fields !== 'gridProperties(rowCount,columnCount)') return bad('fields');
        tab.gridProperties = properties.gridProperties;
        tab.cells = tab.cells.slice(0, tab.gridProperties.rowCount);
      } else return bad('unknown request');
    }
    return [200, {}];
  }

  const server = createServer((request, response) => {
    void (async () => {
      const text = await bodyOf(request);
      const path = request.url ?? '';
      fake.calls.push(`${request.method} ${path}`);
      const answer = (): [number, object] => {
        if (path === '/token') return giveToken(text);
        if (!/^Bearer token-\d+$/.test(request.headers.authorization ?? '')) {
          return [401, { error: { message: 'unauthenticated' } }];
        }
        if (fake.failWith !== undefined) return [fake.failWith, { error: { message: 'told to fail' } }];
        const base = `/v4/spreadsheets/${SHEET_ID}`;
        if (!path.startsWith(base)) return [404, { error: { message: 'Requested entity was not found.' } }];
        const rest = path.slice(base.length);
        if (rest.startsWith('?fields=')) {
          const sheets = fake.tabs.map(({ cells: _cells, ...properties }) => ({ properties }));
          return [200, sheets.length === 0 ? {} : { sheets }];
        }
        if (request.headers['content-type'] !== 'application/json') return bad('content-type');
        if (rest === '/values:batchUpdate') return writeValues(JSON.parse(text));
        if (rest === ':batchUpdate') return changeSheets(JSON.parse(text));
        return [404, { error: { message: 'Not found' } }];
      };
      const [status, body] = answer();
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  fake.accountFile = {
    type: 'service_account',
    client_email: email,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    private_key_id: 'key-1',
    token_uri: `${fake.url}/token`,
  };
  return fake;
}

export const FAKE_SHEET_ID = SHEET_ID;
