// biome-ignore lint/complexity/noBannedTypes: filled by the analyzer's first migration
export type AnalyzerTables = {};
