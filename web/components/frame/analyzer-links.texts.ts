import { textsOf } from '@smops/core/platform/language/language.model.js';

/** What stands with an analysis. */
export const ANALYZER_LINKS_TEXT = textsOf('analyzerLinks', {
  belonging: '分析、编码本与排程',
  places: {
    '/fb-analyzer': '新的分析',
    '/fb-analyzer/runs': '历史分析',
    '/codebooks': '编码本',
    '/schedules': '排程',
  },
});
