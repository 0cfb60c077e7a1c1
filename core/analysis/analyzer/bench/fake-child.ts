import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import type { Profile } from '@smops/fixtures/fake-provider/profile.js';

/**
 * The fake service in a process of its own, as a real one would be: its work must not take the client's time. Argument:
 * the profile as JSON. Tells its parent the address; answers `stats`; ends with its parent.
 */
const fake = await startFakeProvider(JSON.parse(process.argv[2] ?? '{}') as Profile);
process.on('message', () => {
  const { keys, bodies, ...stats } = fake.stats;
  process.send?.({ ...stats, keys: keys.size, bodies: bodies.length });
});
process.on('disconnect', () => process.exit());
process.send?.({ url: fake.url });
