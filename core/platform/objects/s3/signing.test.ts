import { AwsV4Signer } from 'aws4fetch';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { S3Requests } from './s3-requests.js';

/**
 * The examples that AWS publishes: "Authenticating Requests: Using Query Parameters" and "… Using the Authorization
 * Header" in the Amazon S3 API Reference.
 */
const test = suite('SigV4');

const example = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const requests = new S3Requests(
  {
    ...example,
    endpoint: 'https://s3.amazonaws.com',
    bucket: 'examplebucket',
    forcePathStyle: false,
    stsEndpoint: '',
  },
  { now: () => new Date('2013-05-24T00:00:00Z') },
);
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

test('an address that reads test.txt for a day', async () => {
  const address = new URL(await requests.presign({ method: 'GET', key: 'test.txt' }, 86_400));
  assert.is(address.origin + address.pathname, 'https://examplebucket.s3.amazonaws.com/test.txt');
  assert.equal(Object.fromEntries(address.searchParams), {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-Expires': '86400',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  });
});

async function signatureOf(method: string, path: string, headers: Record<string, string>): Promise<string> {
  const signed = await new AwsV4Signer({
    ...example,
    method,
    url: `https://examplebucket.s3.amazonaws.com${path}`,
    headers,
    service: 's3',
    datetime: '20130524T000000Z',
    allHeaders: true,
  }).sign();
  return /Signature=(\w+)/.exec((signed.headers as Headers).get('authorization') ?? '')?.[1] ?? '';
}

test('calls signed in the header: read, write, lifecycle, list', async () => {
  const plain = { 'x-amz-content-sha256': EMPTY };
  assert.equal(
    [
      await signatureOf('GET', '/test.txt', { ...plain, range: 'bytes=0-9' }),
      await signatureOf('PUT', '/test$file.text', {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      }),
      await signatureOf('GET', '/?lifecycle', plain),
      await signatureOf('GET', '/?max-keys=2&prefix=J', plain),
    ],
    [
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  );
});

test.run();
