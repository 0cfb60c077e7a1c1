import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { S3Config } from '../../../config.js';
import { newObjectKey } from '../object-keys.js';
import type { StoreError } from '../object-store.js';
import { testObjectStore } from '../object-store.test-suite.js';
import { S3Store } from './s3-store.js';
import { createTemporaryKeys } from './temporary-keys.js';
import { startS3 } from './testing.js';

testObjectStore('S3 store', async (clock) => {
  const { config, close } = await startS3();
  return {
    store: new S3Store(config, clock),
    baseUrl: 'http://127.0.0.1:3000',
    async send(address, bytes) {
      const answer = await fetch(address, { method: 'PUT', body: new Uint8Array(bytes) });
      return { status: answer.status, etag: answer.headers.get('etag') ?? '', text: await answer.text() };
    },
    close,
  };
});

interface Recorded {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const now = () => new Date('2026-11-21T04:00:00Z');

/** Answers calls one after the other with what S3 was seen to answer. */
async function withRecorded(
  answers: [status: number, body: string][],
  work: (config: S3Config, calls: Recorded[]) => Promise<void>,
): Promise<void> {
  const calls: Recorded[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    calls.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
    const [status, text] = answers.shift() ?? [500, ''];
    response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
  const config = {
    endpoint,
    region: 'ap-southeast-1',
    bucket: 'gambar',
    forcePathStyle: true,
    stsEndpoint: endpoint,
    ...keys,
  };
  try {
    await work(config, calls);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const test = suite('S3 store against recorded answers');
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
/** The error of a call that must fail. */
const failureOf = (call: Promise<unknown>): Promise<StoreError> =>
  call.then(
    () => assert.unreachable('it was done') as never,
    (error) => error,
  );
const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error) => (error as StoreError).fault,
  );

const page = (truncated: boolean, marker: number, parts: number[]) =>
  `${XML}<ListPartsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Bucket>gambar</Bucket><UploadId>u1</UploadId>
  <PartNumberMarker>0</PartNumberMarker><NextPartNumberMarker>${marker}</NextPartNumberMarker><MaxParts>2</MaxParts>
  <IsTruncated>${truncated}</IsTruncated>${parts
    .map(
      (
        number,
      ) => `<Part><PartNumber>${number}</PartNumber><LastModified>2026-11-21T03:00:00.000Z</LastModified>
    <ETag>&quot;7778aef83f66abc1fa1e8477f296d39${number}&quot;</ETag><Size>5242880</Size></Part>`,
    )
    .join('')}</ListPartsResult>`;

test('all pages of parts are joined', async () => {
  await withRecorded(
    [
      [200, page(true, 2, [1, 2])],
      [200, page(false, 3, [3])],
    ],
    async (config, calls) => {
      const key = newObjectKey('uploads');
      const parts = await new S3Store(config, { now }).listParts(key, 'u1');
      assert.equal(
        parts.map(({ PartNumber, ETag, Size }) => [PartNumber, ETag, Size]),
        [1, 2, 3].map((number) => [number, `"7778aef83f66abc1fa1e8477f296d39${number}"`, 5242880]),
      );
      assert.equal(
        calls.map(({ method, url }) => [method, url]),
        [
          ['GET', `/gambar/${key}?uploadId=u1`],
          ['GET', `/gambar/${key}?uploadId=u1&part-number-marker=2`],
        ],
      );
      assert.match(
        calls[0]?.headers.authorization ?? '',
        /^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE\/20261121\/ap-southeast-1\/s3\/aws4_request, /,
      );
    },
  );
});

test('an upload is ended once, and ending it again is no failure', async () => {
  const gone = `${XML}<Error><Code>NoSuchUpload</Code><Message>The specified upload does not exist.</Message></Error>`;
  await withRecorded(
    [
      [204, ''],
      [404, gone],
      [404, gone],
    ],
    async (config, calls) => {
      const store = new S3Store(config, { now });
      const key = newObjectKey('uploads');
      await store.abortParts(key, 'u1');
      await store.abortParts(key, 'u1');
      assert.equal([calls[0]?.method, calls[0]?.url], ['DELETE', `/gambar/${key}?uploadId=u1`]);
      assert.is(await faultOf(store.listParts(key, 'u1')), 'NoSuchUpload');
    },
  );
});

test('a failure that stands in an answer of status 200 is one', async () => {
  const error = (code: string) => `${XML}<Error><Code>${code}</Code><Message>Why</Message></Error>`;
  await withRecorded(
    [
      [200, error('InvalidPart')],
      [400, error('EntityTooSmall')],
      [400, error('InvalidPartOrder')],
    ],
    async (config) => {
      const store = new S3Store(config, { now });
      for (const fault of ['InvalidPart', 'EntityTooSmall', 'InvalidPartOrder']) {
        assert.is(
          await faultOf(store.completeParts('uploads/x', 'u1', [{ PartNumber: 1, ETag: '"a<b>"' }])),
          fault,
        );
      }
    },
  );
});

test('wrong keys are the admin to blame, and no secret stands in the message', async () => {
  const refused = `${XML}<Error><Code>InvalidAccessKeyId</Code><Message>AKIDEXAMPLE is unknown</Message></Error>`;
  await withRecorded([[403, refused]], async (config) => {
    const { code, message } = await failureOf(new S3Store(config, { now }).get('uploads/x'));
    assert.is(code, 'UPSTREAM');
    assert.match(message, 'InvalidAccessKeyId');
    assert.not.match(message, 'AKIDEXAMPLE');
  });
});

test('host style puts the bucket before the host', async () => {
  const store = new S3Store(
    {
      endpoint: 'https://s3.ap-southeast-1.amazonaws.com',
      region: 'ap-southeast-1',
      bucket: 'gambar',
      accessKeyId: 'AKIDEXAMPLE',
      secretAccessKey: 'secret',
      forcePathStyle: false,
      stsEndpoint: 'https://sts.example',
    },
    { now },
  );
  const key = newObjectKey('uploads');
  const address = new URL(await store.signPut(key, { expiresSeconds: 900, maxBytes: 1 }));
  assert.is(address.origin + address.pathname, `https://gambar.s3.ap-southeast-1.amazonaws.com/${key}`);
  assert.is(address.searchParams.get('X-Amz-Expires'), '900');
  assert.is(store.uploadOrigin, 'https://gambar.s3.ap-southeast-1.amazonaws.com');
  assert.is(store.keyOf(address.href), key);
  assert.is(store.keyOf(`https://evil.example/${key}`), undefined);
});

const keysAnswer = (
  action: string,
) => `${XML}<${action}Response xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><${action}Result>
  <Credentials><AccessKeyId>ASIAEXAMPLE</AccessKeyId><SecretAccessKey>temporary&amp;secret</SecretAccessKey>
  <SessionToken>token+/==</SessionToken><Expiration>2026-11-21T05:00:00Z</Expiration></Credentials></${action}Result></${action}Response>`;

test('temporary keys come from AssumeRole or GetFederationToken, and may only send', async () => {
  await withRecorded(
    [
      [200, keysAnswer('AssumeRole')],
      [200, keysAnswer('GetFederationToken')],
      [403, '<Error><Code>AccessDenied</Code></Error>'],
    ],
    async (config, calls) => {
      const role = { ...config, stsRoleArn: 'arn:aws:iam::123456789012:role/gambar' };
      const { credentials, bucket, region } = await createTemporaryKeys(role, 'smops-aina 长');
      assert.equal(credentials, {
        AccessKeyId: 'ASIAEXAMPLE',
        SecretAccessKey: 'temporary&secret',
        SessionToken: 'token+/==',
        Expiration: '2026-11-21T05:00:00Z',
      });
      assert.equal([bucket, region], ['gambar', 'ap-southeast-1']);
      const asked = new URLSearchParams(calls[0]?.body);
      assert.equal(
        [asked.get('Action'), asked.get('RoleArn'), asked.get('RoleSessionName')],
        ['AssumeRole', role.stsRoleArn, 'smops-aina--'],
      );
      const { Statement } = JSON.parse(asked.get('Policy') ?? '');
      assert.equal(Statement[0].Action, [
        's3:PutObject',
        's3:AbortMultipartUpload',
        's3:ListMultipartUploadParts',
      ]);
      assert.match(calls[0]?.headers.authorization ?? '', /\/sts\/aws4_request/);
      const federation = { ...config, stsFederationName: 'smops' };
      await createTemporaryKeys(federation, 'smops-aina');
      assert.is(new URLSearchParams(calls[1]?.body).get('Name'), 'smops');
      const refused = await failureOf(createTemporaryKeys(role, 'x'));
      assert.equal([refused.code, /AccessDenied/.test(refused.message)], ['UPSTREAM', true]);
    },
  );
});

test('without being configured temporary keys are refused in plain words', async () => {
  const refused = await failureOf(createTemporaryKeys(undefined, 'x'));
  assert.equal([refused.code, /S3_STS_ROLE_ARN/.test(refused.message)], ['VALIDATION', true]);
});

test.run();
