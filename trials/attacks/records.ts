import type { Caller } from '@smops/server/testing.js';

const COMMENTS = [
  { message: 'Jalan raya teruk betul 😤', from: { name: 'Siti' }, like_count: 3 },
  { message: '停车位不够，每天要找半小时', from: { name: '阿明' } },
  { message: 'Great service at the new clinic', from: { name: 'Raj' } },
];

async function post(call: Caller, path: string, body: unknown): Promise<void> {
  const answer = await call('POST', path, body);
  if (answer.status >= 300) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
}

/** Gives an empty database something of each kind, so that attacks on ids meet records. */
export async function makeRecords(call: Caller): Promise<void> {
  for (const [at, firstName] of ['Aminah', '美玲', 'Kumar'].entries()) {
    const emailAddress = `penguji${at}@contoh.example`;
    await post(call, '/api/accounts', { firstName, lastName: 'Contoh', emailAddress });
    const link = 'https://facebook.example/p/1';
    await post(call, '/api/tasks', {
      date: '2026-11-21',
      socialPlatform: 'Facebook',
      link,
      task: '["Like"]',
    });
    const phoneNumber = `+6012345678${at}`;
    await post(call, '/api/whatsapps', {
      phoneNumber,
      whatsappName: firstName,
      state: 'Pulau Pinang',
      groupName: 'Uji',
    });
  }
  await post(call, '/api/feeds', { list: 'accounts', name: 'Excel' });
  const analysis = { comments_data: COMMENTS, variables: ['jalan', '停车'], api_provider: 'local' };
  await post(call, '/api/fb-analyzer/analyze', analysis);
}
