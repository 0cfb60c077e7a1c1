import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { COMMENTS, fakeProvider, testContext, testWorker } from '../../analysis/analyzer/testing.js';
import { type Config, readConfig } from '../../config.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';

export const SECRET = 'rahsia-penghantaran-untuk-ujian-2026';
export const PUBLIC_URL = 'https://smops.example.my';

const admin = { kind: 'user', userId: null, name: 'mei.fong', role: 'admin' } as const;

/** What a server with these settings and this clock sends with. */
export function senderContext(
  connection: Connection,
  settings: Record<string, string>,
  now: () => Date,
): AnalyzerContext {
  const plain = testContext(connection, testWorker(connection, [fakeProvider()]), admin);
  return { ...plain, clock: { now }, config: readConfig(settings) };
}

/** A database with one run, an admin's context at a time of the test's own, and a folder that may be written. */
export interface DeliveryRoom {
  connection: Connection;
  ctx: AnalyzerContext;
  now: { at: number };
  folder: string;
  taskId: string;
  /** The context with other settings. */
  configured(env: Record<string, string>): AnalyzerContext;
  empty(): Promise<void>;
  close(): Promise<void>;
}

export async function openDeliveryRoom(): Promise<DeliveryRoom> {
  const connection = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'smops-deliveries-'));
  const worker = testWorker(connection, [fakeProvider()]);
  await worker.start();
  const now = { at: Date.parse('2026-11-23T01:00:00Z') };
  const settings = { DELIVERY_SECRET: SECRET, DELIVERY_FOLDER: folder, SMOPS_PUBLIC_URL: PUBLIC_URL };
  const withConfig = (config: Config): AnalyzerContext => ({
    ...testContext(connection, worker, admin),
    clock: { now: () => new Date(now.at) },
    config,
  });
  const ctx = withConfig(readConfig(settings));
  const { task_id: runId } = await startAnalysis(ctx, {
    comments_data: COMMENTS,
    variables: ['traffic', 'lubang'],
    api_provider: 'local',
    file_name: 'komen-jalan.json',
  });
  await waitForAnalysis(ctx, { task_id: runId }, 20_000);
  return {
    connection,
    ctx,
    now,
    folder,
    taskId: runId,
    configured: (env) => withConfig(readConfig({ ...settings, ...env })),
    async empty() {
      now.at = Date.parse('2026-11-23T01:00:00Z');
      for (const table of ['deliveries', 'destinations'] as const)
        await connection.db.deleteFrom(table).execute();
    },
    async close() {
      await worker.stop(0);
      await connection.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A certificate for this machine that only tests trust, until the year 2126. */
export const TEST_CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBojCCAUegAwIBAgIUezwtwQT1avxKxCDWkZgBMRzjXRowCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzExMzYwMloYDzIxMjYxMDMw
MTEzNjAyWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATLeje4yaHg9qH7q/GJsIKiSGb6NutneqjmJjrRj0SfuRNs90O+6faD
fVK7o9xQ6WIU2YyxwdcwBl9vIg6GMmO+o3UwczAdBgNVHQ4EFgQUg6NYOp6aDV8L
iJjKv7xzqaPmIN8wHwYDVR0jBBgwFoAUg6NYOp6aDV8LiJjKv7xzqaPmIN8wDwYD
VR0TAQH/BAUwAwEB/zAgBgNVHREEGTAXgglsb2NhbGhvc3SHBAAAAACHBH8AAAEw
CgYIKoZIzj0EAwIDSQAwRgIhAMnUEZbz/ln+kwWI8oK89ipg16l1L69LgQ/0T+iB
l2bDAiEA0sM3O6e61i1zImZgmbw3Gbp35HIdtmo0M2z5+aYEuBQ=
-----END CERTIFICATE-----`;
export const TEST_CERTIFICATE_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgdN8CQCoRf4Pd6yI1
7IhnhrFJQ093eKjJGyTmo0OYVNuhRANCAATLeje4yaHg9qH7q/GJsIKiSGb6Nutn
eqjmJjrRj0SfuRNs90O+6faDfVK7o9xQ6WIU2YyxwdcwBl9vIg6GMmO+
-----END PRIVATE KEY-----`;
