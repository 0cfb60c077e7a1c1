import type { AnalyzerContext } from '@smops/core/analysis/analyzer/analyzer-context.js';
import { fillDemoHistory } from '@smops/core/channels/statistics/demo-history.js';
import type { Config } from '@smops/core/config.js';
import { seedDemo } from '@smops/core/telling/demo/demo.js';
import { seedDemoPortraits } from '@smops/core/telling/demo/demo-portraits.js';
import { startStandIn } from '@smops/fixtures/stand-in/stand-in.js';

/**
 * SMOPS_DEMO=1: a stand-in of YouTube and Facebook on this machine, which smops reads with the very clients it reads
 * the real ones with. Configured keys are not used, so a demo never calls anybody. An empty database is filled with
 * sample data.
 */
export async function startDemo(
  ctx: AnalyzerContext,
): Promise<{ config: Config; stop: () => Promise<void> }> {
  // A demo calls no other service, not an S3 store either.
  if ((await seedDemo(ctx)) && ctx.store.kind === 'disk') await seedDemoPortraits({ ...ctx, baseUrl: '' });
  const standIn = await startStandIn({ now: ctx.clock.now });
  await fillDemoHistory(ctx, standIn.channel, standIn.page.id);
  const { apiKey, pageToken, channel, page, youtubeUrl, graphUrl } = standIn;
  return {
    config: {
      ...ctx.config,
      youtube: { url: youtubeUrl, apiKey, channel: channel.id },
      facebook: { ...ctx.config.facebook, graphUrl, pageId: page.id, pageToken },
    },
    stop: standIn.close,
  };
}
