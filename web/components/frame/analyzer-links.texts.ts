import { textsInOne, textsOf } from '@smops/core/platform/language/texts.model.js';

const ANALYZER_LINKS = {
  belonging: { en: 'Codebooks and schedules', zh: '分析、编码本与排程', ms: 'Buku kod dan jadual' },
  places: {
    '/fb-analyzer': { en: 'New analysis', zh: '新的分析', ms: 'Analisis baharu' },
    '/fb-analyzer/runs': { en: 'Earlier analyses', zh: '历史分析', ms: 'Analisis terdahulu' },
    '/codebooks': { en: 'Codebooks', zh: '编码本', ms: 'Buku kod' },
    '/schedules': { en: 'Schedules', zh: '排程', ms: 'Jadual' },
  },
} as const;

/** What stands with an analysis. */
export const ANALYZER_LINKS_TEXT = textsOf('analyzerLinks', 'zh', ANALYZER_LINKS);

/** The same on screens that are English as written. */
export const ANALYZER_LINKS_ENGLISH = textsInOne('en', ANALYZER_LINKS);
