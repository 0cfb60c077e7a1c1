import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { S3Config } from '../../config.js';

interface S3rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

/** It brings no types. */
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver;

const BUCKET = 'smops-test';
const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedHeader>*</AllowedHeader><ExposeHeader>ETag</ExposeHeader></CORSRule></CORSConfiguration>`;

/** An S3 server that is not ours, with one empty bucket that pages may send to. Close it in `after`. */
export async function startS3(): Promise<{ config: S3Config; close(): Promise<void> }> {
  const directory = mkdtempSync(join(tmpdir(), 'smops-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [CORS] }],
  });
  const { port } = await server.run();
  return {
    config: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: BUCKET,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
      stsEndpoint: 'http://127.0.0.1:9',
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
