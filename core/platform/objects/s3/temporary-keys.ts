import { AwsV4Signer } from 'aws4fetch';
import type { S3Config } from '../../../config.js';
import { AppError } from '../../../errors.js';
import { UpstreamError } from '../../upstream/upstream-error.js';
import { OBJECTS_TEXTS } from '../objects.texts.model.js';
import { xmlValue } from './s3-xml.js';

const LIFETIME_SECONDS = 3600;
const TIMEOUT_MS = 20_000;

export interface TemporaryKeys {
  credentials: { AccessKeyId: string; SecretAccessKey: string; SessionToken: string; Expiration: string };
  bucket: string;
  region: string;
}

/**
 * What the keys allow, whatever role or user they come from: to send objects, under the names that smops makes and, for
 * files sent whole, under those that Uppy makes (a UUID before the name). Nothing can be read, listed or deleted.
 */
function policyOf(bucket: string): string {
  const anywhere = `arn:aws:s3:::${bucket}`;
  const uuid = '????????-????-????-????-????????????';
  return JSON.stringify({
    Version: '2012-10-17',
    Statement: [
      {
        Effect: 'Allow',
        Action: ['s3:PutObject', 's3:AbortMultipartUpload', 's3:ListMultipartUploadParts'],
        Resource: [`${anywhere}/uploads/${uuid}`, `${anywhere}/${uuid}-*`],
      },
    ],
  });
}

/** By AssumeRole or GetFederationToken, as configured. Throws VALIDATION when neither is, UpstreamError when refused. */
export async function createTemporaryKeys(
  config: S3Config | undefined,
  session: string,
): Promise<TemporaryKeys> {
  if (config === undefined || (config.stsRoleArn === undefined && config.stsFederationName === undefined)) {
    throw new AppError('VALIDATION', OBJECTS_TEXTS().noTemporaryKeys);
  }
  const { region, bucket, stsRoleArn, stsFederationName, accessKeyId, secretAccessKey } = config;
  const who: Record<string, string> =
    stsRoleArn === undefined
      ? { Action: 'GetFederationToken', Name: stsFederationName as string }
      : {
          Action: 'AssumeRole',
          RoleArn: stsRoleArn,
          RoleSessionName: session
            .replace(/[^\w+=,.@-]/g, '-')
            .slice(0, 64)
            .padEnd(2, '-'),
        };
  const body = new URLSearchParams({
    ...who,
    Version: '2011-06-15',
    DurationSeconds: String(LIFETIME_SECONDS),
    Policy: policyOf(bucket),
  }).toString();
  const signed = await new AwsV4Signer({
    method: 'POST',
    url: `${config.stsEndpoint}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body,
    accessKeyId,
    secretAccessKey,
    region,
    service: 'sts',
  }).sign();
  const answer = await fetch(signed.url, {
    method: 'POST',
    headers: signed.headers,
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error) => {
    throw new UpstreamError('transient', OBJECTS_TEXTS().keysUnreachable(error.cause?.code ?? error.name));
  });
  const xml = await answer.text();
  const value = (name: string) => xmlValue(xml, name) ?? '';
  const credentials = {
    AccessKeyId: value('AccessKeyId'),
    SecretAccessKey: value('SecretAccessKey'),
    SessionToken: value('SessionToken'),
    Expiration: value('Expiration'),
  };
  if (!answer.ok || Object.values(credentials).includes('')) {
    throw new UpstreamError('auth', OBJECTS_TEXTS().keysRefused(value('Code') || String(answer.status)));
  }
  return { credentials, bucket, region };
}
